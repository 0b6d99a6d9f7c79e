interface Frame {
  width: number
  height: number
  padding: number
}

interface Plot {
  /** Each number has its place in units of the frame. */
  points: { x: number; y: number }[]
  /** The lowest and the highest number have a line each, or one line when all numbers are the same. */
  guides: { y: number; value: number }[]
}

/** Converts numbers to a plot, with time from left to right and size from bottom to top. Times are `yyyy-MM-dd HH:mm:ss`. */
export function toPlot(points: readonly { at: string; value: number }[], frame: Frame): Plot {
  const moments = points.map(({ at }) => Date.parse(`${at.replace(' ', 'T')}+09:00`))
  const values = points.map(({ value }) => value)
  const [begin, end] = [Math.min(...moments), Math.max(...moments)]
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const { width, height, padding } = frame
  const toUnits = (part: number, length: number) => padding + part * (length - 2 * padding)
  const toShare = (value: number, from: number, to: number) =>
    to === from ? 0.5 : (value - from) / (to - from)
  const toY = (value: number) => round(toUnits(1 - toShare(value, lowest, highest), height))
  return {
    points: values.map((value, index) => ({
      x: round(toUnits(toShare(moments[index] ?? begin, begin, end), width)),
      y: toY(value),
    })),
    guides:
      points.length === 0 ? [] : [...new Set([highest, lowest])].map((value) => ({ y: toY(value), value })),
  }
}

const round = (units: number): number => Math.round(units * 10) / 10
