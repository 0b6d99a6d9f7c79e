interface Ripples {
  x: number
  y: number
  /** Radius of the innermost ring. */
  from: number
  count: number
  gap: number
  /** The height of a ring as a share of its width, as if seen from the side. */
  flatten: number
}

/** Returns the SVG paths of rings on water around a point. */
export function createRipplePaths({ x, y, from, count, gap, flatten }: Ripples): string[] {
  return Array.from({ length: count }, (_, ring) => {
    const rx = from + ring * gap
    const ry = rx * flatten
    return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
  })
}

interface WaveBundle {
  width: number
  from: number
  to: number
  count: number
  swing: number
  waves: number
  /** Narrows the bundle in the middle. */
  pinch?: boolean
}

/** Returns the SVG paths of waves one above the other between two heights. */
export function createWavePaths({
  width,
  from,
  to,
  count,
  swing,
  waves,
  pinch = false,
}: WaveBundle): string[] {
  const middle = (from + to) / 2
  return Array.from({ length: count }, (_, line) => {
    const base = count === 1 ? middle : from + ((to - from) * line) / (count - 1)
    const points = Array.from({ length: 81 }, (_, step) => {
      const t = step / 80
      const closeness = pinch ? 0.06 + 0.94 * Math.abs(2 * t - 1) ** 1.4 : 1
      const wave = swing * Math.sin(2 * Math.PI * waves * t + line * 0.45) * (pinch ? closeness * 0.4 : 1)
      return `${(t * width).toFixed(1)} ${(middle + (base - middle) * closeness + wave).toFixed(1)}`
    })
    return `M${points.join('L')}`
  })
}
