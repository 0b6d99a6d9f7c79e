import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { MediaStorage } from '@hibiki/media-storage'
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

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The beginning of the fingerprint of a key, which identifies it. */
const KEY_ID_BYTES = 4

interface Key {
  id: Buffer
  bytes: Buffer
}

/** @param secrets of at least 32 characters: the first encrypts, all decrypt */
export function createPhotoVault(storage: MediaStorage, secrets: readonly string[]): PhotoVault {
  const keys = secrets.map(deriveKey)
  const [first] = keys
  const digestKey = Buffer.from(hkdfSync('sha256', secrets[0] ?? '', '', 'hibiki face digests', 32))
  if (!first) throw new Error('the photo vault needs at least one key')

  return {
    async store(photoId, parts) {
      // All writes are awaited even when one fails, because the parts are deleted afterwards.
      const puts = photoParts.map((part) => {
        const name = storageKey(photoId, part)
        return storage.put(name, oneByOne(seal(first, name, parts[part])))
      })
      const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
      if (failed) throw failed.reason
    },
    async read(photoId, part) {
      const name = storageKey(photoId, part)
      const size = await storage.findSize(name)
      if (size === null) return null
      const pieces: Uint8Array[] = []
      for await (const piece of storage.read({ storageKey: name, start: 0, end: size - 1 }))
        pieces.push(Buffer.from(piece))
      return open(keys, name, Buffer.concat(pieces))
    },
    remove: (photoId) => storage.removeFolder(folderOf(photoId)),
    digest: (text, bytes) => createHmac('sha256', digestKey).update(`${text}\n`).update(bytes).digest(),
  }
}

const folderOf = (photoId: string): string => `faces/${photoId}`

function storageKey(photoId: string, part: PhotoPart): string {
  return `${folderOf(photoId)}/${part}`
}

function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'hibiki face photos', 32))
  return { bytes, id: createHash('sha256').update(bytes).digest().subarray(0, KEY_ID_BYTES) }
}

/** The format is key id, nonce, tag, text. The name is authenticated too, so that no photo can replace another one. */
function seal(key: Key, name: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  cipher.setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([key.id, nonce, cipher.getAuthTag(), text])
}

function open(keys: readonly Key[], name: string, sealed: Buffer): Buffer {
  const id = sealed.subarray(0, KEY_ID_BYTES)
  const key = keys.find((one) => one.id.equals(id))
  if (!key) throw new Error('a photo is encrypted with a key that is not in FACE_KEY')
  const tagAt = KEY_ID_BYTES + NONCE_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(KEY_ID_BYTES, tagAt), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()])
}

async function* oneByOne(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
