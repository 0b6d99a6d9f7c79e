import { constants, getPriority, setPriority } from 'node:os'
import { type Look, lookAtPhoto } from '../look-at-photo.ts'
import type { Preparation } from '../photo.ts'
import { cropFace } from './crop-face.ts'
import { findFaces } from './find-faces.ts'
import { preparePhoto } from './prepare-photo.ts'

// People who only ask go before pictures. On Linux this is the priority of a thread, elsewhere it would be the whole process's.
if (process.platform === 'linux')
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** All of it, for the engine of this thread. */
export function look(bytes: Uint8Array): Promise<Look> {
  return lookAtPhoto(bytes, {
    prepare: preparePhoto,
    findFaces: ({ pixels }) => findFaces(pixels),
    crop: (pixels, plan) => cropFace({ pixels, plan }),
  })
}

/** For engines elsewhere: a promise can't leave its thread. */
export async function prepareWithJpeg(bytes: Uint8Array): Promise<Preparation> {
  const preparation = await preparePhoto(bytes)
  if ('refusal' in preparation) return preparation
  const { jpeg, pixels } = preparation.photo
  return { photo: { jpeg: await jpeg, pixels } }
}

export { cropFace }
