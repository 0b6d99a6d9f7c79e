interface Frame {
  width: number
  height: number
  padding: number
}

interface Plot {
  /** Where each number stands, in units of the frame. */
  points: { x: number; y: number }[]
  /** The lowest and the highest number; one only where all are the same. */
  guides: { y: number; value: number }[]
}

/** Numbers over time as a line: left the first moment, above the highest number. Moments are `yyyy-MM-dd HH:mm:ss`. */
export function plotOf(points: readonly { at: string; value: number }[], frame: Frame): Plot {
  const moments = points.map(({ at }) => Date.parse(`${at.replace(' ', 'T')}+09:00`))
  const values = points.map(({ value }) => value)
  const [begin, end] = [Math.min(...moments), Math.max(...moments)]
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const { width, height, padding } = frame
  const along = (part: number, length: number) => padding + part * (length - 2 * padding)
  const share = (value: number, from: number, to: number) =>
    to === from ? 0.5 : (value - from) / (to - from)
  const y = (value: number) => round(along(1 - share(value, lowest, highest), height))
  return {
    points: values.map((value, index) => ({
      x: round(along(share(moments[index] ?? begin, begin, end), width)),
      y: y(value),
    })),
    guides:
      points.length === 0 ? [] : [...new Set([highest, lowest])].map((value) => ({ y: y(value), value })),
  }
}

const round = (units: number): number => Math.round(units * 10) / 10
