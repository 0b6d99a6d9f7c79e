import type { PixelImage } from './face-analysis.ts'
import type { DetectHumanFacesFn, HumanFace } from './to-face-analysis.ts'

/**
 * The maximum distance of the mesh from the detector's eyes, nose and mouth, as a share of the face's height: the mesh is an upright face,
 * whatever the picture shows. Correctly read faces stay at 0.10 or less, including leaning ones; lying ones start at 0.12.
 */
const MAX_DISTANCE = 0.11
/** An upright face of the samples is found at most this much more surely in the rotated picture; an upside-down one starts at 0.07. */
const MAX_SURER = 0.05
/**
 * With this certainty of detector and mesh, which two of three upright faces of the samples reach, a face needs no second analysis, which
 * costs a fifth of the first one. No lying or upside-down face comes near with a sure mesh, except one that leans by 45 degrees (0.84).
 */
const SURE_AT_ONCE = { box: 0.85, mesh: 0.99 }
/** With this certainty, which nearly all upright faces have, the rotated picture changed the verdict on no face of the samples. */
const SURE = 0.82

const NOSE = 1
const TOP = 10
const CHIN = 152
/** The points of the mesh around each of the detector's points (right eye, left eye, nose, mouth). */
const around = [
  [33, 133],
  [263, 362],
  [NOSE, NOSE],
  [13, 14],
] as const

type Point = readonly [x: number, y: number]

/**
 * Whether the face lies on its side or is upside down, so that mesh and emotions are wrong. It analyzes the picture again with the detector
 * alone and, if doubts remain, also the rotated picture.
 */
export async function isFaceMisread(
  face: HumanFace,
  ask: DetectHumanFacesFn,
  pixels: PixelImage,
): Promise<boolean> {
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
function turnOver({ data, width, height, channels }: PixelImage): PixelImage {
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
