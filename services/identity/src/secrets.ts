import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The first key seals and signs, and all open and verify, so that a secret can be replaced while everything runs. */
export type KeyList = readonly [Buffer, ...Buffer[]]

/** Keys for separate purposes, all derived from TOKEN_KEY_SECRET, so that one secret is enough to configure. */
export interface Secrets {
  signingKeys: KeyList
  throttles: KeyList
  devices: KeyList
  mails: KeyList
  secondFactors: KeyList
  exports: KeyList
  mailPreferences: KeyList
}

const SECRET_BYTES = 32

/** Reads secrets of 32 bytes, each written as hex or base64, separated by commas; throws when they are malformed. */
export function deriveSecrets(tokenKeySecret: string): Secrets {
  const [first, ...others] = tokenKeySecret.split(',')
  const secrets: KeyList = [decode(first ?? ''), ...others.map(decode)]
  const derive = (purpose: string): KeyList => {
    const keyOf = (secret: Buffer) =>
      Buffer.from(hkdfSync('sha256', secret, '', `hibiki ${purpose}`, SECRET_BYTES))
    const [newest, ...older] = secrets
    return [keyOf(newest), ...older.map(keyOf)]
  }
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

/** Returns a keyed hash: equal input has an equal hash, and nobody without the key can test guesses against it. */
export function computeKeyedHash([key]: KeyList, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

/**
 * Returns in constant time whether this is the keyed hash of the parts under any of the keys, including one from before the
 * secret was replaced.
 */
export function isKeyedHash(given: Buffer, keys: KeyList, ...parts: string[]): boolean {
  return keys
    .map((key) => computeKeyedHash([key], ...parts))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
}

function decode(text: string): Buffer {
  const trimmed = text.trim()
  const secret = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64')
  if (secret.length !== SECRET_BYTES)
    throw new Error('TOKEN_KEY_SECRET must be 32 bytes, written as hex or base64')
  return secret
}
