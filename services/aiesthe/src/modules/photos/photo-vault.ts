import { createHmac, hkdfSync } from 'node:crypto'
import { createSealedFiles, type MediaStorage } from '@hibiki/media-storage'
import { cropNames } from './analysis/photo.ts'

/** The stored parts of a photo: the re-encoded picture, the five pictures of the face, and the face small. */
export const photoParts = ['photo', ...cropNames, 'portrait'] as const

export type PhotoPart = (typeof photoParts)[number]

/** Stores photos of faces: every part is encrypted with its own nonce and can be decrypted only under its own name. */
export interface PhotoVault {
  store(photoId: string, parts: Record<PhotoPart, Uint8Array>): Promise<void>
  /** Returns null when there is none. @throws when the bytes were changed, moved or encrypted with an unknown key */
  read(photoId: string, part: PhotoPart): Promise<Buffer | null>
  /** Deletes all parts, also those that another release stored. It is no error if there are none. */
  remove(photoId: string): Promise<void>
  /** Returns a digest that is equal for an equal text with equal bytes and reveals nothing about them without the vault's key. */
  digest(text: string, bytes: Uint8Array): Buffer
}

/** @param secrets of at least 32 characters: the first encrypts, all decrypt */
export function createPhotoVault(storage: MediaStorage, secrets: readonly string[]): PhotoVault {
  const files = createSealedFiles(storage, { secrets, purpose: 'hibiki face photos', setting: 'FACE_KEY' })
  const digestKey = Buffer.from(hkdfSync('sha256', secrets[0] ?? '', '', 'hibiki face digests', 32))

  return {
    async store(photoId, parts) {
      // All writes are awaited even when one fails, because the parts are deleted afterwards.
      const puts = photoParts.map((part) => files.put(storageKey(photoId, part), parts[part]))
      const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
      if (failed) throw failed.reason
    },
    read: (photoId, part) => files.read(storageKey(photoId, part)),
    remove: (photoId) => storage.removeFolder(folderOf(photoId)),
    digest: (text, bytes) => createHmac('sha256', digestKey).update(`${text}\n`).update(bytes).digest(),
  }
}

const folderOf = (photoId: string): string => `faces/${photoId}`

function storageKey(photoId: string, part: PhotoPart): string {
  return `${folderOf(photoId)}/${part}`
}
