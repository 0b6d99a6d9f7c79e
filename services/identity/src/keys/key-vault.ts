import { createCipheriv, createDecipheriv, createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Private key → iv, tag and ciphertext in one buffer (AES-256-GCM); `kid` is bound to it, so rows can't be swapped. */
export function sealPrivateKey(key: KeyObject, kid: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(kid))
  const sealed = Buffer.concat([cipher.update(key.export({ type: 'pkcs8', format: 'der' })), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws a sentence that names TOKEN_KEY_SECRET when it is not the one the key was sealed with. */
export function openPrivateKey(sealed: Buffer, kid: string, secret: Buffer): KeyObject {
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(kid)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    const der = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } catch {
    throw new Error('TOKEN_KEY_SECRET is not the secret the signing keys in the database were encrypted with')
  }
}
