import type { Frame } from './brush.ts'
import type { Landscape } from './landscape.ts'
import { listShapes } from './list-shapes.ts'
import type { Fill, Shape } from './shapes.ts'

interface Gradient {
  addColorStop(offset: number, color: string): void
}

/** The part of a canvas' context that drawing needs, because this package knows no browser. */
export interface LandscapeCanvas {
  // The gradient of a browser's canvas has a type of its own.
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  globalAlpha: number
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void
  fill(): void
  stroke(): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
}

/**
 * Draws one frame of a moving landscape over the whole canvas, whose units are CSS pixels. At the time 0 and the level 0.5 it is the
 * picture of the stills.
 */
export function drawLandscape(context: LandscapeCanvas, landscape: Landscape, frame: Frame): void {
  const { width, height } = frame
  const shorter = Math.min(width, height)
  context.save()
  context.translate(width / 2, height / 2)
  context.scale(landscape.mirrored ? -shorter : shorter, shorter)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of listShapes(landscape, frame)) drawShape(context, shape)
  context.restore()
}

function drawShape(context: LandscapeCanvas, shape: Shape): void {
  const { fill, stroke, width, opacity = 1 } = shape
  context.globalAlpha = opacity
  context.beginPath()
  if (shape.kind === 'ellipse') {
    context.ellipse(shape.x, shape.y, Math.max(0, shape.rx), Math.max(0, shape.ry), 0, 0, 2 * Math.PI)
  } else {
    const { points, closed } = shape
    for (let at = 0; at + 1 < points.length; at += 2) {
      const x = points[at] as number
      const y = points[at + 1] as number
      if (at === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    if (closed) context.closePath()
  }
  if (fill) {
    context.fillStyle = toStyle(context, fill, shape)
    context.fill()
  }
  if (stroke && width) {
    context.strokeStyle = stroke
    context.lineWidth = width
    context.stroke()
  }
}

function toStyle(context: LandscapeCanvas, fill: Fill, shape: Shape): string | Gradient {
  if (typeof fill === 'string') return fill
  if ('glow' in fill) {
    const { x = 0, y = 0, rx = 1 } = shape.kind === 'ellipse' ? shape : {}
    const light = context.createRadialGradient(x, y, 0, x, y, rx)
    light.addColorStop(0, fill.glow)
    light.addColorStop(1, `${fill.glow}00`)
    return light
  }
  const gradient = context.createLinearGradient(0, fill.top, 0, fill.bottom)
  gradient.addColorStop(0, fill.from)
  gradient.addColorStop(1, fill.to)
  return gradient
}
