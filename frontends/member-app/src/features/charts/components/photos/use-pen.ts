import { type PointerEvent, useRef, useState } from 'react'
import { beginStroke, extendLastStroke, isDrawingFull, type PenColor, toSteps } from '../../photo.rules.ts'
import type { Stroke } from '../../types.ts'

/** Draws strokes on a layer with finger, pen or mouse. */
export function usePen(initial: readonly Stroke[], color: PenColor) {
  const [strokes, setStrokes] = useState(initial)
  const layer = useRef<SVGSVGElement>(null)
  /** One pointer draws; a second finger does not. */
  const pointer = useRef<number | null>(null)
  const hasStroke = useRef(false)

  function locate({ clientX, clientY }: PointerEvent): [number, number] {
    const svg = layer.current
    const matrix = svg?.getScreenCTM()
    if (!svg || !matrix) return [0, 0]
    const place = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const { width, height } = svg.viewBox.baseVal
    return toSteps({ x: place.x / width, y: place.y / height })
  }

  const end = (event: PointerEvent) => {
    if (event.pointerId === pointer.current) pointer.current = null
  }
  return {
    strokes,
    isChanged: strokes !== initial,
    isFull: isDrawingFull(strokes),
    undo: () => setStrokes((drawn) => drawn.slice(0, -1)),
    clear: () => setStrokes([]),
    layer: {
      ref: layer,
      onPointerDown(event: PointerEvent) {
        if (pointer.current !== null) return
        pointer.current = event.pointerId
        event.currentTarget.setPointerCapture?.(event.pointerId)
        const place = locate(event)
        hasStroke.current = !isDrawingFull(strokes)
        setStrokes((drawn) => beginStroke(drawn, place, color))
      },
      onPointerMove(event: PointerEvent) {
        // A pointer that found no room extends no earlier stroke.
        if (event.pointerId !== pointer.current || !hasStroke.current) return
        const place = locate(event)
        setStrokes((drawn) => extendLastStroke(drawn, place, color))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
