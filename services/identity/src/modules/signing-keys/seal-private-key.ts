import { createPrivateKey, type KeyObject } from 'node:crypto'
import { seal, unseal } from '../../seal.ts'
import type { KeyList } from '../../secrets.ts'

/** Encrypts a private key; `kid` is bound to it, so that rows can't be swapped. */
export function sealPrivateKey(key: KeyObject, kid: string, keys: KeyList): Buffer {
  return seal(key.export({ type: 'pkcs8', format: 'der' }), kid, keys)
}

/** Throws an error that names TOKEN_KEY_SECRET when it is not the one that the key was sealed with. */
export function unsealPrivateKey(sealed: Buffer, kid: string, keys: KeyList): KeyObject {
  try {
    return createPrivateKey({ key: unseal(sealed, kid, keys), format: 'der', type: 'pkcs8' })
  } catch {
    throw new Error(
      'TOKEN_KEY_SECRET does not contain the secret that the signing keys in the database were encrypted with',
    )
  }
}
