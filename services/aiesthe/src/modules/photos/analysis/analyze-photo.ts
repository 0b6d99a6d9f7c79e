import {
  type AnalyzedFace,
  type FaceAnalysis,
  type FaceProblem,
  judgePhoto,
  type PixelImage,
} from '@hibiki/face-gate'
import type { PhotoRefusal } from '@hibiki/media-storage/photos'
import type { CropPlan, FaceCrops, PhotoPreparation, PreparedPhoto } from './photo.ts'

/** The result of a photo: why it is unusable, or its face with what is kept of it. */
export type PhotoAnalysis =
  | { usable: false; problem: FaceProblem | PhotoRefusal }
  | { usable: true; face: AnalyzedFace; jpeg: Uint8Array; crops: FaceCrops }

export interface PhotoAnalysisSteps<Jpeg = Uint8Array> {
  prepare(bytes: Uint8Array): Promise<PhotoPreparation<Jpeg>>
  findFaces(photo: PreparedPhoto<Jpeg>): Promise<FaceAnalysis<AnalyzedFace>>
  crop(pixels: PixelImage, plan: CropPlan): Promise<FaceCrops>
}

/** Turns the bytes of a request into a face with its pictures, or into the problem of the photo. */
export async function analyzePhoto<Jpeg extends Uint8Array | Promise<Uint8Array>>(
  bytes: Uint8Array,
  { prepare, findFaces, crop }: PhotoAnalysisSteps<Jpeg>,
): Promise<PhotoAnalysis> {
  const preparation = await prepare(bytes)
  if ('refusal' in preparation) return { usable: false, problem: preparation.refusal }
  const { photo } = preparation
  const verdict = judgePhoto(await findFaces(photo))
  if (!verdict.usable) return verdict
  const { face } = verdict
  return {
    usable: true,
    face,
    jpeg: await photo.jpeg,
    crops: await crop(photo.pixels, { box: face.box, nose: face.nose }),
  }
}
