import { createEncryptedFiles, type EncryptedFiles, type MediaStorage } from '@hibiki/media-storage'
import { cropNames } from './analysis/photo.ts'

/** The stored parts of a photo: the re-encoded picture, the five pictures of the face, and the face small. */
export const photoParts = ['photo', ...cropNames, 'portrait'] as const

export type PhotoPart = (typeof photoParts)[number]

/** Stores photos of faces. */
export type PhotoVault = EncryptedFiles<PhotoPart>

/** @param secrets of at least 32 characters: the first encrypts, all decrypt */
export function createPhotoVault(storage: MediaStorage, secrets: readonly string[]): PhotoVault {
  return createEncryptedFiles(storage, {
    folder: 'faces',
    parts: photoParts,
    secrets,
    setting: 'FACE_KEY',
    purpose: { files: 'hibiki face photos', digests: 'hibiki face digests' },
  })
}
