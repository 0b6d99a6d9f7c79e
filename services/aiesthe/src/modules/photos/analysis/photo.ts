import type { FaceBox, PixelImage } from '@hibiki/face-gate'
import type { PhotoRefusal } from '@hibiki/media-storage/photos'
import type { Sharp } from 'sharp'

/** A sanitized photo: re-encoded at the size of the analysis, with its pixels only. */
export interface PreparedPhoto<Jpeg = Uint8Array> {
  /** The picture that is stored. Where the engine runs on the same thread, it is compressed during the analysis. */
  jpeg: Jpeg
  /** The picture that is analyzed, which is the same before its compression. */
  pixels: PixelImage
}

export type PhotoPreparation<Jpeg = Uint8Array> = { photo: PreparedPhoto<Jpeg> } | { refusal: PhotoRefusal }

/** The pictures of one face as PNG, longest side at most 720. Left and right are those of the picture. */
export const cropNames = ['full', 'leftHalf', 'rightHalf', 'upperHalf', 'lowerHalf'] as const

export type CropName = (typeof cropNames)[number]

/** A face's box, and the point where its halves meet, as fractions of the picture. */
export interface CropPlan {
  box: FaceBox
  nose: { x: number; y: number }
}

/**
 * The maximum width of the small picture of a face, a JPEG for pages with many faces: the largest is shown at 112 CSS pixels, which are 336
 * on a phone with three pixels each.
 */
export const PORTRAIT_WIDTH = 360
const PORTRAIT_QUALITY = 80

/** Returns the small picture of a cropped face. */
export const createPortrait = (face: Sharp): Promise<Buffer> =>
  face
    .resize({ width: PORTRAIT_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: PORTRAIT_QUALITY })
    .toBuffer()

export type FaceCrops = Record<CropName | 'portrait', Uint8Array>
