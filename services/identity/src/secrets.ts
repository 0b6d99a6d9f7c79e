import { createHmac, hkdfSync } from 'node:crypto'

/** Keys for separate purposes, all derived from TOKEN_KEY_SECRET, so that one secret is enough to configure. */
export interface Secrets {
  signingKeys: Buffer
  throttles: Buffer
  devices: Buffer
  mails: Buffer
  secondFactors: Buffer
  exports: Buffer
  mailPreferences: Buffer
}

const secretBytes = 32

/** Reads 32 bytes written as hex or base64; throws when they are not. */
export function deriveSecrets(tokenKeySecret: string): Secrets {
  const secret = decode(tokenKeySecret)
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `hibiki ${purpose}`, secretBytes))
  return {
    signingKeys: derive('signing-keys'),
    throttles: derive('throttles'),
    devices: derive('devices'),
    mails: derive('mails'),
    secondFactors: derive('second-factors'),
    exports: derive('exports'),
    mailPreferences: derive('mail-preferences'),
  }
}

/** A keyed hash: the same input gives the same bytes, and nobody without the key can test guesses against it. */
export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

function decode(text: string): Buffer {
  const trimmed = text.trim()
  const secret = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64')
  if (secret.length !== secretBytes)
    throw new Error('TOKEN_KEY_SECRET must be 32 bytes, written as hex or base64')
  return secret
}
