import type { PhotoVisits, Stroke } from './types.ts'

/** A record holds this many photos. */
export const MAX_PHOTOS = 6
/** Strokes have coordinates of this many steps along each side of the photo. */
const STEPS = 10_000
/** A finger moves in smaller steps than anybody sees; a line needs a point only after this many. */
const MIN_DISTANCE_STEPS = 40
/** A longer line goes on as another one. */
const MAX_NUMBERS_PER_STROKE = 2000
/** The service stores at most this many strokes of a photo, */
export const MAX_STROKES = 200
/** and in all of them this many numbers, two for each point. */
export const MAX_NUMBERS_PER_DRAWING = 20_000
/** A stroke begins with a line of one place. */
const MIN_NUMBERS_PER_STROKE = 4
/** Thickness in thousandths of the photo's longer side. */
const PEN_WIDTH = 7

export const penColors = ['white', 'blue', 'green', 'violet'] as const
export type PenColor = (typeof penColors)[number]

/** Colours that no skin has. Each is drawn over a dark rim, so that white shows on light skin as well. */
export const penColorValues: Record<PenColor, string> = {
  white: '#ffffff',
  blue: '#3ea0ff',
  green: '#2fd67a',
  violet: '#c77dff',
}

/** Returns a position inside a photo, as fractions of its sides, in steps. */
export const toSteps = ({ x, y }: { x: number; y: number }): [number, number] => [toStep(x), toStep(y)]
const toStep = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * STEPS)

/** Adds a point to a line unless it is hardly away from the last one; a tap is a line of one place. */
export function addPoint(points: readonly number[], [x, y]: [number, number]): number[] {
  const [lastX, lastY] = points.slice(-2)
  if (lastX === undefined || lastY === undefined) return [x, y, x, y]
  return Math.hypot(x - lastX, y - lastY) < MIN_DISTANCE_STEPS ? [...points] : [...points, x, y]
}

const countNumbers = (strokes: readonly Stroke[]) =>
  strokes.reduce((sum, { points }) => sum + points.length, 0)

/** Whether no other stroke can be stored. */
export const isDrawingFull = (strokes: readonly Stroke[]): boolean =>
  strokes.length >= MAX_STROKES || countNumbers(strokes) + MIN_NUMBERS_PER_STROKE > MAX_NUMBERS_PER_DRAWING

/** Begins a stroke, unless the drawing is full. */
export const beginStroke = (
  strokes: readonly Stroke[],
  place: [number, number],
  color: PenColor,
): readonly Stroke[] =>
  isDrawingFull(strokes) ? strokes : [...strokes, { color, width: PEN_WIDTH, points: addPoint([], place) }]

/** Extends the last stroke, which goes on as another one when it is too long, unless there is no more room. */
export function extendLastStroke(
  strokes: readonly Stroke[],
  place: [number, number],
  color: PenColor,
): readonly Stroke[] {
  const last = strokes.at(-1)
  const isFull = !last || last.points.length >= MAX_NUMBERS_PER_STROKE
  if (isFull || countNumbers(strokes) + 2 > MAX_NUMBERS_PER_DRAWING) return strokes
  const points = addPoint(last.points, place)
  const extended = [...strokes.slice(0, -1), { ...last, points }]
  return points.length >= MAX_NUMBERS_PER_STROKE ? beginStroke(extended, place, color) : extended
}

/** Returns the path of a line in the pixels of its photo. */
export function toSvgPath({ points }: Stroke, { width, height }: { width: number; height: number }): string {
  const places: string[] = []
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = ((points[index] ?? 0) / STEPS) * width
    const y = ((points[index + 1] ?? 0) / STEPS) * height
    places.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return `M${places.join('L')}`
}

/** A photo in a comparison: which visit, and which of its photos. */
export interface PhotoChoice {
  recordId: string
  photoId: string
}

/** Begins a comparison with the first photo of the newest visit on the right, and of the visit before on the left. */
export function chooseFirstPair(visits: PhotoVisits['visits']): [PhotoChoice, PhotoChoice] | null {
  const withPhotos = visits.filter(({ photos }) => photos.length > 0)
  const [newest, previous = newest] = withPhotos
  const right = newest?.photos[0]
  // Of one visit alone its first two photos are compared.
  const left = previous === newest ? (newest?.photos[1] ?? right) : previous?.photos[0]
  if (!newest || !previous || !left || !right) return null
  return [
    { recordId: previous.recordId, photoId: left.id },
    { recordId: newest.recordId, photoId: right.id },
  ]
}
