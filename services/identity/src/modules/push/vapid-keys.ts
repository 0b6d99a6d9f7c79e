import { createECDH } from 'node:crypto'

export interface VapidKeys {
  /** Browsers subscribe with it, so that nobody else can notify them. */
  publicKey: string
  privateKey: string
}

/** Returns the keys of the setting `VAPID_PRIVATE_KEY`, or null when it is empty, as nothing is pushed then. */
export function readVapidKeys(privateKey: string): VapidKeys | null {
  if (privateKey === '') return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey('base64url', 'uncompressed'), privateKey }
}
