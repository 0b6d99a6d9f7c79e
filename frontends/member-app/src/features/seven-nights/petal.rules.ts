interface PetalOptions {
  /** In Hz, lowest first; a petal without any has smooth edges. */
  frequencies: readonly number[]
  /** Nested lines, the outline included. */
  lineCount: number
}

const POINT_COUNT = 48
/** A petal begins at this distance from the centre and ends at `TIP`. */
const BASE = 0.2
const TIP = 1
const MAX_HALF_WIDTH = 0.24
/** How far an edge may swing, as a share of its distance from the axis. */
const SWING = 0.16

/**
 * Draws a petal that points up from the origin, in a unit circle: nested closed curves, outermost first. The edges swing with the
 * frequencies of the sound, each side in a phase of its own, so that every sound has a petal of its own.
 */
export function createPetal({ frequencies, lineCount }: PetalOptions): string[] {
  return Array.from({ length: lineCount }, (_, line) => {
    const share = 1 - line / (lineCount + 0.5)
    const right = listEdge(frequencies, 1, share)
    const left = listEdge(frequencies, -1, share).reverse()
    return `M${[...right, ...left].map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`
  })
}

function listEdge(frequencies: readonly number[], side: 1 | -1, share: number): [number, number][] {
  const total = frequencies.reduce((sum, _, index) => sum + 1 / (index + 1), 0)
  // Inner lines are shorter at both ends, so that they lie within the outline like rings.
  const inset = (1 - share) * 0.16
  return Array.from({ length: POINT_COUNT + 1 }, (_, step) => {
    const along = inset + (1 - 2 * inset) * (step / POINT_COUNT)
    const swing = frequencies.reduce((sum, hertz, index) => {
      const waves = 2 + (Math.round(hertz / 8) % 5)
      return sum + Math.sin(Math.PI * waves * along + side * hertz) / (index + 1)
    }, 0)
    const body = Math.sin(Math.PI * (step / POINT_COUNT) ** 1.2) ** 0.9
    const halfWidth = MAX_HALF_WIDTH * share * body * (1 + (SWING * swing) / Math.max(total, 1))
    return [side * halfWidth, -(BASE + (TIP - BASE) * along)]
  })
}
