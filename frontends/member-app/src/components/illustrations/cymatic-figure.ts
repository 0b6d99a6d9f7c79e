/** Closed curves of a standing wave on a round plate, in a unit circle around the origin. */
export interface CymaticFigure {
  /** SVG path data, innermost ring first. */
  rings: string[]
}

interface Options {
  /** The sound's own frequencies in Hz; the first sets the symmetry, the others are added to it. */
  frequencies: readonly number[]
  ringCount?: number
  /** How far a ring may swing, as a share of the plate's radius. */
  swing?: number
  /** How strongly each ring swings, innermost first, as a share of `swing`; rings beyond the list swing fully. */
  strengths?: readonly number[]
}

/** Outer rings have this many points and inner ones half as many, so that no ring shows corners. */
const POINTS_PER_RING = 180
/** How much nearer than usual two rings may come, as a share of their usual distance. */
const MAX_APPROACH = 0.9
const FULL_TURN = Array.from({ length: POINTS_PER_RING }, (_, step) => (step / POINTS_PER_RING) * 2 * Math.PI)
const cosines = FULL_TURN.map(Math.cos)
const sines = FULL_TURN.map(Math.sin)

/**
 * Draws what a sound would draw in sand: each frequency contributes a mode with `order` nodal
 * diameters (from its pitch) and nodal circles (from its interval above the lowest frequency);
 * rings are pushed outward and inward by the sum of the modes, and never cross.
 */
export function createCymaticFigure({
  frequencies,
  ringCount = 22,
  swing = 0.05,
  strengths = [],
}: Options): CymaticFigure {
  const lowest = Math.min(...frequencies)
  const modes = frequencies.map((hertz, index) => {
    const order = 3 + (Math.round(hertz / 8) % 10)
    return {
      // Octaves keep neighbouring rings together; with the plain ratio of a high partial they would diverge.
      circles: 2 + 0.6 * Math.log2(hertz / lowest),
      weight: 1 / (index + 1),
      // These values are the same for every ring; a lookup is much faster than computing them 5,000 times.
      waves: FULL_TURN.map((_, step) => cosines[(order * step) % POINTS_PER_RING] ?? 0),
    }
  })
  // How far each mode pushes the current ring; updated from ring to ring.
  const pushes = modes.map(() => 0)
  const total = modes.reduce((sum, mode) => sum + mode.weight, 0)

  const rings = Array.from({ length: ringCount }, (_, index) => {
    const radius = (index + 1) / ringCount
    const reach = (swing * (strengths[index] ?? 1) * Math.sqrt(radius)) / total
    const steps = modes.map(
      (mode, at) => reach * mode.weight * Math.sin(Math.PI * mode.circles * radius) - (pushes[at] ?? 0),
    )
    // This sum bounds how near two neighbouring rings come at any angle.
    const approach = ringCount * steps.reduce((sum, step) => sum + Math.abs(step), 0)
    const share = Math.min(1, MAX_APPROACH / approach)
    steps.forEach((step, at) => {
      pushes[at] = (pushes[at] ?? 0) + step * share
    })
    const points: string[] = []
    for (let step = 0; step < POINTS_PER_RING; step += radius > 0.5 ? 1 : 2) {
      let push = 0
      for (let at = 0; at < modes.length; at++) push += (pushes[at] ?? 0) * (modes[at]?.waves[step] ?? 0)
      const distance = (radius + push) / (1 + swing)
      points.push(
        `${formatCoordinate(distance * (cosines[step] ?? 0))} ${formatCoordinate(distance * (sines[step] ?? 0))}`,
      )
    }
    return `M${points.join('L')}Z`
  })
  return { rings }
}

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Formats with four decimals by hand, because `toFixed` took most of a figure's time. */
function formatCoordinate(coordinate: number): string {
  const whole = Math.round(Math.abs(coordinate) * 10_000)
  const rest = whole % 10_000
  const sign = coordinate < 0 ? '-' : ''
  return `${sign}${(whole - rest) / 10_000}.${twoDigits[(rest / 100) | 0]}${twoDigits[rest % 100]}`
}
