import { type PointerEvent, useRef, useState } from 'react'
import { addPoint, MAX_NUMBERS_PER_STROKE, PEN_WIDTH, type PenColor, toSteps } from '../../photo.rules.ts'
import type { Stroke } from '../../types.ts'

/** Draws strokes on a layer with finger, pen or mouse. */
export function usePen(initial: readonly Stroke[], color: PenColor) {
  const [strokes, setStrokes] = useState(initial)
  const layer = useRef<SVGSVGElement>(null)
  /** One pointer draws; a second finger does not. */
  const pointer = useRef<number | null>(null)

  function locate({ clientX, clientY }: PointerEvent): [number, number] {
    const svg = layer.current
    const matrix = svg?.getScreenCTM()
    if (!svg || !matrix) return [0, 0]
    const place = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const { width, height } = svg.viewBox.baseVal
    return toSteps({ x: place.x / width, y: place.y / height })
  }

  const begin = (place: [number, number]): Stroke => ({
    color,
    width: PEN_WIDTH,
    points: addPoint([], place),
  })

  function extendLast(place: [number, number]): void {
    setStrokes((drawn) => {
      const last = drawn.at(-1)
      if (!last) return drawn
      const points = addPoint(last.points, place)
      const extended = [...drawn.slice(0, -1), { ...last, points }]
      return points.length >= MAX_NUMBERS_PER_STROKE ? [...extended, begin(place)] : extended
    })
  }

  const end = (event: PointerEvent) => {
    if (event.pointerId === pointer.current) pointer.current = null
  }
  return {
    strokes,
    isChanged: strokes !== initial,
    undo: () => setStrokes((drawn) => drawn.slice(0, -1)),
    clear: () => setStrokes([]),
    layer: {
      ref: layer,
      onPointerDown(event: PointerEvent) {
        if (pointer.current !== null) return
        pointer.current = event.pointerId
        event.currentTarget.setPointerCapture?.(event.pointerId)
        const place = locate(event)
        setStrokes((drawn) => [...drawn, begin(place)])
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerId === pointer.current) extendLast(locate(event))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
