import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { MediaStorage } from './media-storage.ts'

/** Private files in a storage: each is encrypted with its own nonce and can be decrypted only under its own storage key. */
export interface SealedFiles {
  put(storageKey: string, bytes: Uint8Array): Promise<void>
  /**
   * Returns the decrypted bytes, or null when there is no such file.
   *
   * @throws when the bytes were changed, moved or encrypted with an unknown secret
   */
  read(storageKey: string): Promise<Buffer | null>
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The beginning of the fingerprint of a key, which identifies it. */
const KEY_ID_BYTES = 4

interface Key {
  id: Buffer
  bytes: Buffer
}

/**
 * Encrypts whole files in memory, so it is for files of a few megabytes.
 *
 * @param options.secrets of at least 32 characters: the first encrypts, all decrypt
 * @param options.purpose derives the keys, so that the same secret under another purpose opens nothing
 * @param options.setting the name of the setting with the secrets, for the error when one is missing
 */
export function createSealedFiles(
  storage: MediaStorage,
  { secrets, purpose, setting }: { secrets: readonly string[]; purpose: string; setting: string },
): SealedFiles {
  const keys = secrets.map((secret) => deriveKey(secret, purpose))
  const [first] = keys
  if (!first) throw new Error(`${setting} needs at least one secret`)
  return {
    put: (storageKey, bytes) => storage.put(storageKey, yieldOnce(seal(first, storageKey, bytes))),
    async read(storageKey) {
      const size = await storage.findSize(storageKey)
      if (size === null) return null
      const pieces: Uint8Array[] = []
      for await (const piece of storage.read({ storageKey, start: 0, end: size - 1 }))
        pieces.push(Buffer.from(piece))
      const sealed = Buffer.concat(pieces)
      const key = findKey(keys, sealed)
      if (!key) throw new Error(`a file is encrypted with a secret that is not in ${setting}`)
      return open(key, storageKey, sealed)
    },
  }
}

function deriveKey(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return { bytes, id: createHash('sha256').update(bytes).digest().subarray(0, KEY_ID_BYTES) }
}

function findKey(keys: readonly Key[], sealed: Buffer): Key | undefined {
  const id = sealed.subarray(0, KEY_ID_BYTES)
  return keys.find((key) => key.id.equals(id))
}

/** The format is key id, nonce, tag, text. The name is authenticated too, so that no file can replace another one. */
function seal(key: Key, name: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  cipher.setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([key.id, nonce, cipher.getAuthTag(), text])
}

function open(key: Key, name: string, sealed: Buffer): Buffer {
  const tagAt = KEY_ID_BYTES + NONCE_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(KEY_ID_BYTES, tagAt), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()])
}

async function* yieldOnce(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
