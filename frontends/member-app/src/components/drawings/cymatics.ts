/** Closed curves of a standing wave on a round plate, in a unit circle around the origin. */
export interface CymaticFigure {
  /** SVG path data, innermost ring first. */
  rings: string[]
}

interface Options {
  /** The sound's own frequencies in Hz; the first sets the symmetry, the others fold into it. */
  frequencies: readonly number[]
  ringCount?: number
  /** How far a ring may swing, as a share of the plate's radius. */
  swing?: number
  /** How strongly each ring swings, innermost first, as a share of `swing`; rings beyond the list swing fully. */
  strengths?: readonly number[]
}

const pointsPerRing = 180

/**
 * Draws what a sound would draw in sand: each frequency contributes a mode with `order` nodal diameters (from its pitch) and
 * nodal circles (from its ratio to the lowest frequency); rings are pushed outward and inward by the sum of the modes.
 */
export function cymaticFigure({
  frequencies,
  ringCount = 22,
  swing = 0.05,
  strengths = [],
}: Options): CymaticFigure {
  const lowest = Math.min(...frequencies)
  const modes = frequencies.map((hertz, index) => ({
    order: 3 + (Math.round(hertz / 8) % 10),
    circles: 1 + hertz / lowest,
    weight: 1 / (index + 1),
  }))
  const total = modes.reduce((sum, mode) => sum + mode.weight, 0)

  const rings = Array.from({ length: ringCount }, (_, index) => {
    const radius = (index + 1) / ringCount
    const reach = swing * (strengths[index] ?? 1)
    const points = Array.from({ length: pointsPerRing }, (_, step) => {
      const angle = (step / pointsPerRing) * 2 * Math.PI
      const push = modes.reduce(
        (sum, mode) =>
          sum + mode.weight * Math.sin(Math.PI * mode.circles * radius) * Math.cos(mode.order * angle),
        0,
      )
      const distance = (radius + (push / total) * reach * Math.sqrt(radius)) / (1 + swing)
      return `${(distance * Math.cos(angle)).toFixed(4)} ${(distance * Math.sin(angle)).toFixed(4)}`
    })
    return `M${points.join('L')}Z`
  })
  return { rings }
}
