import type { Pixels } from './face-analysis.ts'
import type { AskHuman, HumanFace } from './read-human.ts'

/**
 * How far the mesh may be from the detector's eyes, nose and mouth, as a part of the face's height: it fits an upright face into
 * whatever it is given. Faces that are read rightly stay at 0.10 or less, leaning ones among them; lying ones start at 0.12.
 */
const MAX_DISTANCE = 0.11
/** Upside down, a face of the samples is found at most so much more surely than as it is; one that stands on its head begins at 0.07. */
const MAX_SURER = 0.05
/**
 * Found as surely as this by detector and mesh, as two of three upright faces of the samples are, a face needs no second look, which
 * costs a fifth of the first one. Of the lying and standing ones none comes near with a mesh that is sure, but one that leans by
 * half a right angle anyway (0.84).
 */
const SURE_AT_ONCE = { box: 0.85, mesh: 0.99 }
/** Found as surely as this, as nearly all upright faces are, no face of the samples was told another way by the picture turned over. */
const SURE = 0.82

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

/**
 * Whether the face lies on its side or stands on its head: then mesh and emotions are those of a face that is not there. Looks at
 * the picture again with the detector alone, and where that leaves doubts, at the picture turned over.
 */
export async function isMisread(face: HumanFace, ask: AskHuman, pixels: Pixels): Promise<boolean> {
  if ((face.boxScore ?? 0) >= SURE_AT_ONCE.box && face.faceScore >= SURE_AT_ONCE.mesh) return false
  const height = distance(pointOf(face, TOP), pointOf(face, CHIN))
  const expected = around.map(([a, b]) => middle(pointOf(face, a), pointOf(face, b)))
  const away = (points: HumanFace) =>
    expected.reduce((sum, point, index) => sum + distance(point, pointOf(points, index)), 0) /
    (expected.length * height)
  const [same] = [...(await ask(pixels, 'detector'))].sort((a, b) => away(a) - away(b))
  if (same && away(same) > MAX_DISTANCE) return true
  const sureness = same?.boxScore ?? 1
  if (sureness >= SURE) return false
  const there = pointOf(face, NOSE)
  const upsideDown = (await ask(turnOver(pixels), 'detector')).filter((points) => {
    const [x, y] = pointOf(points, 2)
    return distance(there, [pixels.width - x, pixels.height - y]) < height
  })
  return Math.max(0, ...upsideDown.map(({ boxScore = 0 }) => boxScore)) - sureness > MAX_SURER
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
