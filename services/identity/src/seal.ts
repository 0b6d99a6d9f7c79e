import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyList } from './secrets.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts with AES-256-GCM under the first key: iv, tag and ciphertext in one buffer. `context` (a row's id, for example) is
 * bound to it, so that what is stored in one row can't be moved to another.
 */
export function seal(plain: Buffer, context: string, [key]: KeyList): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws unless one of the keys and the context are those it was sealed with, and the bytes are unchanged. */
export function unseal(sealed: Buffer, context: string, keys: KeyList): Buffer {
  for (const key of keys.slice(0, -1)) {
    try {
      return unsealWith(sealed, context, key)
    } catch {
      // It may have been sealed before the secret was replaced, so the next key is tried.
    }
  }
  return unsealWith(sealed, context, keys.at(-1) ?? keys[0])
}

/** Returns the same content sealed under the first key, or null when it is already. */
export function reseal(sealed: Buffer, context: string, keys: KeyList): Buffer | null {
  try {
    unsealWith(sealed, context, keys[0])
    return null
  } catch {
    return seal(unseal(sealed, context, keys), context, keys)
  }
}

function unsealWith(sealed: Buffer, context: string, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
