import type { DiagnosisState } from './types.ts'

/** Brows and lips of a reading, as fractions of the photo. */
export type FaceLines = NonNullable<NonNullable<DiagnosisState['beforeResult']>['lines']>
type Line = FaceLines['mouth']

export interface PictureSize {
  width: number
  height: number
}

/** The index of the right corner of the mouth among the points around it. */
const RIGHT_CORNER = 6

/** Splits brows and lips into strokes from left to right, because the corners of a mouth must stay sharp. */
export function toStrokes({ brows, mouth }: FaceLines): Line[] {
  const lower = [...mouth.slice(RIGHT_CORNER), ...mouth.slice(0, 1)].toReversed()
  return [...brows, mouth.slice(0, RIGHT_CORNER + 1), lower]
}

/** Returns the SVG path of a smooth line through all points, kept within a picture of this size. */
export function toSmoothSvgPath(line: Line, size: PictureSize): string {
  const formatPoint = ({ x, y }: Line[number]) =>
    `${(Math.min(1, Math.max(0, x)) * size.width).toFixed(1)} ${(Math.min(1, Math.max(0, y)) * size.height).toFixed(1)}`
  const [first] = line
  if (!first) return ''
  const curves = line.slice(1).map((to, index) => {
    const from = line[index] ?? to
    const before = line[index - 1] ?? from
    const after = line[index + 2] ?? to
    // Catmull-Rom: at each point the line is parallel to the line between its neighbours.
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${formatPoint(leaving)} ${formatPoint(arriving)} ${formatPoint(to)}`
  })
  return `M${formatPoint(first)}${curves.join('')}`
}
