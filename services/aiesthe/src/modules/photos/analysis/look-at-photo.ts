import {
  type FaceAnalysis,
  type FaceProblem,
  judgePhoto,
  type Pixels,
  type ReadFace,
} from '@hibiki/face-gate'
import type { CropPlan, FaceCrops, PhotoRefusal, Preparation, PreparedPhoto } from './photo.ts'

/** What a photo shows: why it can't be used, or its face with what is kept of it. */
export type Look =
  | { usable: false; problem: FaceProblem | PhotoRefusal }
  | { usable: true; face: ReadFace; jpeg: Uint8Array; crops: FaceCrops }

export interface Steps<Jpeg = Uint8Array> {
  prepare(bytes: Uint8Array): Promise<Preparation<Jpeg>>
  findFaces(photo: PreparedPhoto<Jpeg>): Promise<FaceAnalysis<ReadFace>>
  crop(pixels: Pixels, plan: CropPlan): Promise<FaceCrops>
}

/** From the bytes somebody sent to a face with its pictures, or to what is wrong with the photo. */
export async function lookAtPhoto<Jpeg extends Uint8Array | Promise<Uint8Array>>(
  bytes: Uint8Array,
  { prepare, findFaces, crop }: Steps<Jpeg>,
): Promise<Look> {
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
