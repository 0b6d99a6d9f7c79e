import { createHash, randomBytes } from 'node:crypto'

/** Creates a random secret for a link, as its path, and its hash, which is stored. It is too random to need a slow hash. */
export function createSecretPath(bits: 128 | 256): { path: string; hash: Buffer } {
  const path = randomBytes(bits / 8).toString('base64url')
  return { path, hash: hashSecretPath(path) }
}

export function hashSecretPath(path: string): Buffer {
  return createHash('sha256').update(path).digest()
}
