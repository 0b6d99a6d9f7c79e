import type { Frame } from './brush.ts'
import type { Landscape } from './landscape.ts'
import { listShapes } from './list-shapes.ts'
import type { Fill, Shape } from './shapes.ts'

/** Renders a still of a landscape as an SVG document. */
export function renderSvg(landscape: Landscape, frame: Frame): string {
  const { width, height } = frame
  const shorter = Math.min(width, height)
  const defs: string[] = []
  const define = (fill: Fill): string => {
    if (typeof fill === 'string') return fill
    const id = `f${defs.length}`
    defs.push(
      'glow' in fill
        ? `<radialGradient id="${id}"><stop stop-color="${fill.glow}"/><stop offset="1" stop-color="${fill.glow}" stop-opacity="0"/></radialGradient>`
        : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${format(fill.top)}" y2="${format(fill.bottom)}"><stop stop-color="${fill.from}"/><stop offset="1" stop-color="${fill.to}"/></linearGradient>`,
    )
    return `url(#${id})`
  }
  const body = listShapes(landscape, frame).map((shape) => renderShape(shape, define))
  const across = landscape.mirrored ? -shorter : shorter
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs.join('')}</defs>` +
    `<g transform="translate(${width / 2} ${height / 2}) scale(${across} ${shorter})" stroke-linecap="round" stroke-linejoin="round">` +
    `${body.join('')}</g></svg>`
  )
}

function renderShape(shape: Shape, define: (fill: Fill) => string): string {
  const { fill, stroke, width, opacity = 1 } = shape
  const paint =
    ` fill="${fill ? define(fill) : 'none'}"` +
    (stroke && width ? ` stroke="${stroke}" stroke-width="${format(width)}"` : '') +
    (opacity < 1 ? ` opacity="${format(opacity)}"` : '')
  if (shape.kind === 'ellipse') {
    const { x, y, rx, ry } = shape
    return `<ellipse cx="${format(x)}" cy="${format(y)}" rx="${format(rx)}" ry="${format(ry)}"${paint}/>`
  }
  return `<path d="M${shape.points.map(format).join(' ')}${shape.closed ? 'Z' : ''}"${paint}/>`
}

const format = (value: number) => String(Math.round(value * 10_000) / 10_000)
