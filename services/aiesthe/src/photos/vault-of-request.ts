import { cropNames } from '../faces/photo.ts'
import type { PhotoPart, PhotoVault } from './photo-vault.ts'

/** A vault for the length of one request: what was stored or read in it once is not opened again. */
export interface VaultOfRequest extends PhotoVault {
  /** Opens the pictures of a photo before they are asked for; whatever goes wrong is said when they are. */
  readAhead(photoId: string): Promise<void>
}

export function vaultOfRequest(vault: PhotoVault): VaultOfRequest {
  const known = new Map<string, Promise<Buffer | null>>()

  function read(photoId: string, part: PhotoPart): Promise<Buffer | null> {
    const name = `${photoId}/${part}`
    const reading = known.get(name) ?? vault.read(photoId, part)
    known.set(name, reading)
    return reading
  }

  return {
    ...vault,
    read,
    async store(photoId, parts) {
      await vault.store(photoId, parts)
      for (const part of cropNames) known.set(`${photoId}/${part}`, Promise.resolve(Buffer.from(parts[part])))
    },
    async readAhead(photoId) {
      await Promise.allSettled(cropNames.map((part) => read(photoId, part)))
    },
  }
}
