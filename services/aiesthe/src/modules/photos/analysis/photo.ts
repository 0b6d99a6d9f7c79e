import type { FaceBox, Pixels } from '@hibiki/face-gate'
import type { Sharp } from 'sharp'

/** A photo made harmless: drawn anew at the size of the analysis, without anything but its pixels. */
export interface PreparedPhoto<Jpeg = Uint8Array> {
  /** What is kept; where the engine is on the same thread, it is compressed while the engine looks. */
  jpeg: Jpeg
  /** What is analysed: the same picture before it was compressed again. */
  pixels: Pixels
}

/**
 * Why bytes are no photo: not JPEG or PNG by their content (`format`), too many pixels or too few to hold a face (`pixels`), or
 * broken off or made to take too long (`damaged`).
 */
export type PhotoRefusal = 'format' | 'pixels' | 'damaged'

export type Preparation<Jpeg = Uint8Array> = { photo: PreparedPhoto<Jpeg> } | { refusal: PhotoRefusal }

/** The pictures of one face, PNG, longest side at most 720. Left and right are those of the picture. */
export const cropNames = ['full', 'leftHalf', 'rightHalf', 'upperHalf', 'lowerHalf'] as const

export type CropName = (typeof cropNames)[number]

/** A face's box, and the point where its halves meet; fractions of the picture. */
export interface CropPlan {
  box: FaceBox
  nose: { x: number; y: number }
}

/**
 * The width at most of the small picture of a face, JPEG, for pages with many faces: the largest is
 * 112 CSS pixels wide, 336 on a phone with three pixels each.
 */
export const PORTRAIT_WIDTH = 360
const PORTRAIT_QUALITY = 80

/** Returns the small picture of a face that was cut out. */
export const toPortrait = (face: Sharp): Promise<Buffer> =>
  face
    .resize({ width: PORTRAIT_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: PORTRAIT_QUALITY })
    .toBuffer()

export type FaceCrops = Record<CropName | 'portrait', Uint8Array>
