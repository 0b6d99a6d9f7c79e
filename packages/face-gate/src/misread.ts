import type { Pixels } from './face-analysis.ts'
import type { AskHuman } from './find-faces.ts'
import type { HumanFace } from './read-human.ts'

/** What the detector alone says of a picture, and of the same picture upside down, in the pixels of the picture as it is. */
export interface SecondLook {
  upright: readonly HumanFace[]
  upsideDown: readonly HumanFace[]
}

/**
 * How far the mesh may be from the detector's eyes, nose and mouth, as a part of the face's height: it fits an upright face into
 * whatever it is given. Faces that are read rightly stay at 0.10 or less, leaning ones among them; lying ones start at 0.12.
 */
const MOST_DISTANCE = 0.11
/** Upside down, a face of the samples is found at most so much more surely than as it is; one that stands on its head begins at 0.07. */
const MOST_SURER = 0.05

const NOSE = 1
const TOP = 10
const CHIN = 152
/** For each of the detector's points (right eye, left eye, nose, mouth) those of the mesh around it. */
const around = [
  [33, 133],
  [263, 362],
  [NOSE, NOSE],
  [13, 14],
] as const

type Point = readonly [x: number, y: number]

export async function lookAgain(ask: AskHuman, pixels: Pixels): Promise<SecondLook> {
  const upright = await ask(pixels, 'detector')
  const turned = await ask(turnOver(pixels), 'detector')
  const { width, height } = pixels
  const upsideDown = turned.map((face) => ({
    ...face,
    mesh: face.mesh.map((point) => [width - (point[0] ?? 0), height - (point[1] ?? 0)]),
  }))
  return { upright, upsideDown }
}

/** Whether the face lies on its side or stands on its head: then mesh and emotions are those of a face that is not there. */
export function isMisread(face: HumanFace, { upright, upsideDown }: SecondLook): boolean {
  const height = distance(pointOf(face, TOP), pointOf(face, CHIN))
  const expected = around.map(([a, b]) => middle(pointOf(face, a), pointOf(face, b)))
  const away = (points: HumanFace) =>
    expected.reduce((sum, point, index) => sum + distance(point, pointOf(points, index)), 0) /
    (expected.length * height)
  const [same] = [...upright].sort((a, b) => away(a) - away(b))
  if (same && away(same) > MOST_DISTANCE) return true
  const here = upsideDown.filter((points) => distance(pointOf(face, NOSE), pointOf(points, 2)) < height)
  const surest = Math.max(0, ...here.map(({ boxScore = 0 }) => boxScore))
  return surest - (same?.boxScore ?? 1) > MOST_SURER
}

/** The picture turned by 180 degrees. */
function turnOver({ data, width, height, channels }: Pixels): Pixels {
  const turned = new Uint8Array(data.length)
  for (let from = 0, to = data.length - channels; to >= 0; from += channels, to -= channels)
    for (let channel = 0; channel < channels; channel++) turned[to + channel] = data[from + channel] ?? 0
  return { data: turned, width, height, channels }
}

function pointOf({ mesh }: HumanFace, index: number): Point {
  const point = mesh[index]
  return [point?.[0] ?? 0, point?.[1] ?? 0]
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
