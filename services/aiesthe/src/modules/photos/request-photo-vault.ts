import { cropNames } from './analysis/photo.ts'
import type { PhotoPart, PhotoVault } from './photo-vault.ts'

/** A vault for one request: what the request stored or read once is not decrypted again. */
export interface RequestPhotoVault extends PhotoVault {
  /** Starts reading the pictures of these photos before they are needed. A failure is retried then. */
  prefetch(photos: Promise<readonly { id: string }[]>): void
}

export function createRequestPhotoVault(vault: PhotoVault): RequestPhotoVault {
  const known = new Map<string, Promise<Buffer | null>>()

  function read(photoId: string, part: PhotoPart): Promise<Buffer | null> {
    const name = `${photoId}/${part}`
    const reading = known.get(name) ?? vault.read(photoId, part)
    known.set(name, reading)
    reading.catch(() => known.delete(name))
    return reading
  }

  return {
    ...vault,
    read,
    async store(photoId, parts) {
      await vault.store(photoId, parts)
      for (const part of cropNames) {
        const { buffer, byteOffset, byteLength } = parts[part]
        known.set(`${photoId}/${part}`, Promise.resolve(Buffer.from(buffer, byteOffset, byteLength)))
      }
    },
    async remove(photoId) {
      known.clear()
      await vault.remove(photoId)
    },
    prefetch(photos) {
      photos
        .then((found) => Promise.all(found.flatMap(({ id }) => cropNames.map((part) => read(id, part)))))
        .catch(() => {})
    },
  }
}
