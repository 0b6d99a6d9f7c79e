import type { PixelImage } from './face-analysis.ts'

/** A point of a picture as fractions 0..1 of its width and height, in thousandths. */
export interface FacePoint {
  x: number
  y: number
}

/** The lines that are drawn over a photo to show its expression. Left and right are those of the picture. */
export interface FaceLines {
  /** The left brow and the right one, five points each, from left to right. */
  brows: [FacePoint[], FacePoint[]]
  /**
   * The outer edge of the lips: twelve points around, from the left corner over the upper lip; the
   * seventh is the right corner.
   */
  mouth: FacePoint[]
}

type Mesh = readonly ArrayLike<number | undefined>[]
type Size = Pick<PixelImage, 'width' | 'height'>

const MESH_POINTS = 468
/** The upper and the lower edge of a brow; the line runs between them. */
const LEFT_BROW = [
  [70, 46],
  [63, 53],
  [105, 52],
  [66, 65],
  [107, 55],
] as const
const RIGHT_BROW = [
  [336, 285],
  [296, 295],
  [334, 282],
  [293, 283],
  [300, 276],
] as const
const LIPS = [61, 40, 37, 0, 267, 270, 291, 321, 314, 17, 84, 91]

/** The corners of the eye that is left in the picture, and of the right one. */
const LEFT_EYE_CORNERS = [33, 133] as const
const RIGHT_EYE_CORNERS = [362, 263] as const

/** Returns the middles of the two eyes of a face mesh, the left one of the picture first, or null without a mesh. */
export function extractEyes(mesh: Mesh, size: Size): [left: FacePoint, right: FacePoint] | null {
  if (mesh.length < MESH_POINTS) return null
  return [findMiddle(mesh, LEFT_EYE_CORNERS, size), findMiddle(mesh, RIGHT_EYE_CORNERS, size)]
}

/** Returns brows and lips of a face mesh, or null without a mesh. */
export function extractFaceLines(mesh: Mesh, size: Size): FaceLines | null {
  if (mesh.length < MESH_POINTS) return null
  const middleOf = (...indices: readonly number[]) => findMiddle(mesh, indices, size)
  return {
    brows: [LEFT_BROW.map((edges) => middleOf(...edges)), RIGHT_BROW.map((edges) => middleOf(...edges))],
    mouth: LIPS.map((index) => middleOf(index)),
  }
}

const findMiddle = (mesh: Mesh, indices: readonly number[], { width, height }: Size): FacePoint => ({
  x: thousandths(mean(indices.map((index) => mesh[index]?.[0] ?? 0)) / width),
  y: thousandths(mean(indices.map((index) => mesh[index]?.[1] ?? 0)) / height),
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Faces at the edge reach beyond the picture. */
function thousandths(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
