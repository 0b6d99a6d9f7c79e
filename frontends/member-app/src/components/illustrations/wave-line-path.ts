interface WaveLine {
  width: number
  height: number
  line: number
  lines: number
}

/** Every wave repeats after a third of the drawing's width, so a line can move on without a seam. */
const PERIOD_PX = 480
const STEP_PX = 12

/** Returns the SVG path data of one line: a base wave and its overtone, with smaller waves in higher lines. */
export function createWaveLinePath({ width, height, line, lines }: WaveLine): string {
  const depth = (line + 1) / lines
  const middle = height * (0.12 + 0.76 * ((line + 0.5) / lines))
  const points = Array.from({ length: Math.ceil(width / STEP_PX) + 1 }, (_, index) => {
    const x = index * STEP_PX
    const phase = (2 * Math.PI * x) / PERIOD_PX
    const y =
      middle +
      height * 0.05 * depth * Math.sin(phase + line * 0.7) +
      height * 0.035 * depth * Math.sin(2 * phase + line * 1.3)
    return `${x} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
