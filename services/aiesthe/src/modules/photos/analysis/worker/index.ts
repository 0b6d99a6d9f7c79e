import { constants, getPriority, setPriority } from 'node:os'
import { analyzePhoto, type PhotoAnalysis } from '../analyze-photo.ts'
import type { PhotoPreparation } from '../photo.ts'
import { cropFace } from './crop-face.ts'
import { findFaces, loadFaceEngine } from './find-faces.ts'
import { preparePhoto } from './prepare-photo.ts'

// Other requests have priority over pictures. On Linux this sets the priority of the thread; elsewhere it would set that of the whole process.
if (process.platform === 'linux')
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** Loads the engine of this thread, once. Nothing is returned, because the engine cannot leave the thread. */
export async function loadEngine(): Promise<void> {
  await loadFaceEngine()
}

/** Examines a photo completely with the engine of this thread. */
export function analyze(bytes: Uint8Array): Promise<PhotoAnalysis> {
  return analyzePhoto(bytes, {
    prepare: preparePhoto,
    findFaces: ({ pixels }) => findFaces(pixels),
    crop: (pixels, plan) => cropFace({ pixels, plan }),
  })
}

/** Prepares a photo for remote engines; the returned promises are awaited, because they cannot leave the thread. */
export async function prepareWithJpeg(bytes: Uint8Array): Promise<PhotoPreparation> {
  const preparation = await preparePhoto(bytes)
  if ('refusal' in preparation) return preparation
  const { jpeg, pixels } = preparation.photo
  return { photo: { jpeg: await jpeg, pixels } }
}

export { cropFace }
