import { mixColours } from './colour.ts'
import type { Landscape, LandscapePalette } from './landscape.ts'
import { pickAt } from './random.ts'
import type { Fill, Paint, Shape } from './shapes.ts'

export interface Frame {
  /** In CSS pixels. */
  width: number
  height: number
  /** Seconds since the sound began. */
  time?: number
  /** How loud the sound is at this moment, 0 … 1. */
  level?: number
}

type Curve = (share: number) => readonly [x: number, y: number]

/** What the drawing of a scene needs: the frame, the sound's own curves, and strokes that add shapes. */
export interface Brush extends LandscapePalette {
  landscape: Landscape
  left: number
  right: number
  top: number
  bottom: number
  /** The y of the horizon. */
  horizon: number
  focus: { x: number; y: number; radius: number }
  time: number
  level: number
  /** A number in [0, 1) of this landscape. */
  pick(channel: number, index?: number): number
  /** A count between that of the smallest picture and that of a large one. */
  count(few: number, many: number): number
  /** The loudness of the sound at a share of its length. */
  envelope(share: number): number
  /** The sound's own wave at a place, -1 … 1. */
  wave(x: number, phase?: number): number
  gradient(from: string, to: string, top: number, bottom: number): Fill
  sky(from?: string, to?: string): void
  /** Fills everything below a curve; the less `clear`, the more it fades into the sky, like a hill in mist. */
  ground(height: (x: number) => number, fill: Fill, clear?: number): void
  line(curve: Curve, paint?: LinePaint): void
  polygon(points: readonly (readonly [number, number])[], paint: Paint): void
  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): void
  disc(x: number, y: number, radius: number, options?: { halo?: number; fill?: Fill; opacity?: number }): void
  /** Rings of resonance that fade outwards; their distances follow from the sound's frequencies. */
  rings(x: number, y: number, from: number, options?: RingOptions): void
  /** A stroke width in units, of lines that are `weight` times as wide as usual. */
  pen(weight?: number): number
}

interface LinePaint {
  color?: string
  weight?: number
  opacity?: number
  steps?: number
}

interface RingOptions {
  count?: number
  gap?: number
  flat?: number
  color?: string
  opacity?: number
  weight?: number
}

const LINE_PX = 1.15
const USUAL_LEVEL = 0.5

export function createBrush(landscape: Landscape, frame: Frame, shapes: Shape[]): Brush {
  const { width, height, time = 0, level = USUAL_LEVEL } = frame
  const { palette, seed, waves, envelope } = landscape
  const shorter = Math.min(width, height)
  const right = width / shorter / 2
  const bottom = height / shorter / 2
  // Small pictures have fewer and bolder lines.
  const detail = Math.min(1, Math.max(0, (shorter - 48) / 320))
  const pixel = Math.max(1, (0.0034 * shorter) / LINE_PX) / shorter
  const [low, middle, high] = waves
  const smooth = smoothen(envelope)
  const steps = Math.round(20 + 44 * detail)

  const brush: Brush = {
    ...palette,
    landscape,
    left: -right,
    right,
    top: -bottom,
    bottom,
    horizon: (2 * landscape.horizon - 1) * bottom,
    focus: {
      x: (2 * landscape.focus.x - 1) * right,
      y: (2 * landscape.focus.y - 1) * bottom,
      radius: landscape.focus.radius,
    },
    time,
    level,
    pick: (channel, index) => pickAt(seed, channel, index),
    count: (few, many) => Math.round(few + (many - few) * detail * (0.55 + 0.45 * landscape.density)),
    envelope(share) {
      // Beyond its ends the envelope runs back, so that no silhouette ends in a straight line.
      const folded = Math.abs(((share + 1) % 2) - 1)
      const place = Math.min(1, folded) * (smooth.length - 1)
      const before = smooth[Math.floor(place)] ?? 0
      const after = smooth[Math.ceil(place)] ?? before
      const between = (1 - Math.cos((place % 1) * Math.PI)) / 2
      return before + (after - before) * between
    },
    wave: (x, phase = 0) =>
      0.55 * Math.sin(2 * Math.PI * low * 0.6 * x + phase + time * 0.5) +
      0.3 * Math.sin(2 * Math.PI * middle * 0.6 * x + phase * 1.7 - time * 0.37) +
      0.15 * Math.sin(2 * Math.PI * high * 0.6 * x + phase * 2.3 + time * 0.61),
    gradient: (from, to, top, end) => ({ from, to, top, bottom: end }),
    sky(from = palette.skyTop, to = palette.skyLow) {
      brush.polygon(
        [
          [-right, -bottom],
          [right, -bottom],
          [right, bottom],
          [-right, bottom],
        ],
        { fill: { from, to, top: -bottom, bottom: Math.max(brush.horizon, 0) } },
      )
    },
    ground(heightAt, fill, clear = 1) {
      const points: number[] = []
      for (let step = 0; step <= steps; step++) {
        const x = -right + (2 * right * step) / steps
        points.push(x, heightAt(x))
      }
      points.push(right, bottom, -right, bottom)
      shapes.push({ kind: 'path', points, closed: true, fill: veil(fill, palette.skyLow, 1 - clear) })
    },
    line(curve, { color = palette.ink, weight = 1, opacity = 0.8, steps: own = steps } = {}) {
      const points: number[] = []
      for (let step = 0; step <= own; step++) points.push(...curve(step / own))
      shapes.push({ kind: 'path', points, closed: false, stroke: color, width: brush.pen(weight), opacity })
    },
    polygon(points, paint) {
      shapes.push({ kind: 'path', points: points.flat(), closed: true, ...paint })
    },
    ellipse(x, y, rx, ry, paint) {
      shapes.push({ kind: 'ellipse', x, y, rx, ry, ...paint })
    },
    disc(x, y, radius, { halo = 2.6, fill = palette.glow, opacity = 1 } = {}) {
      const reach = radius * halo * (0.9 + 0.2 * level)
      if (halo > 0)
        brush.ellipse(x, y, reach, reach, { fill: { glow: palette.glow }, opacity: 0.45 * opacity })
      brush.ellipse(x, y, radius, radius, { fill, opacity })
    },
    rings(
      x,
      y,
      from,
      { count = brush.count(3, 9), gap, flat = 1, color = palette.ink, opacity = 0.7, weight = 1 } = {},
    ) {
      const usual = gap ?? 0.16 / (low + 0.6 * middle) + 0.012
      let radius = from
      for (let ring = 0; ring < count; ring++) {
        // Rings stand where the two lower frequencies swing together, hence in the sound's own rhythm.
        radius += usual * (1 + 0.45 * Math.sin(ring * (middle / low) * 1.9)) * (1 + (1 - detail) * 0.9)
        const grown = radius * (1 + 0.05 * Math.sin(time * 0.8 - ring * 0.7) * (0.4 + level))
        const faded = opacity * (1 - ring / count) ** 0.9
        brush.ellipse(x, y, grown, grown * flat, { stroke: color, width: brush.pen(weight), opacity: faded })
      }
    },
    pen: (weight = 1) => weight * LINE_PX * pixel,
  }
  return brush
}

/** A hill in mist takes the colour of the sky and still hides what is behind it. */
function veil(fill: Fill, mist: string, share: number): Fill {
  if (share <= 0 || (typeof fill !== 'string' && 'glow' in fill)) return fill
  if (typeof fill === 'string') return mixColours(fill, mist, share)
  return { ...fill, from: mixColours(fill.from, mist, share), to: mixColours(fill.to, mist, share) }
}

function smoothen(values: readonly number[]): number[] {
  return values.map((value, at) => ((values[at - 1] ?? value) + 2 * value + (values[at + 1] ?? value)) / 4)
}
