import { createHmac, timingSafeEqual } from 'node:crypto'

/** Carries when a call between services was made and its signature: `t=1763710000,s=<hex>`. */
export const internalSignatureHeader = 'x-internal-signature'

/** Clocks of two machines may differ by this much, and a recorded call is worthless afterwards. */
const TOLERANCE_SECONDS = 300

const FORM = /^t=(\d{1,12}),s=([0-9a-f]{64})$/

interface Call {
  method: string
  /** The path with its query, as sent. */
  path: string
}

/** Returns the first of the internal keys, which signs; throws when there is none. */
export function requireSigningKey(keys: readonly string[], purpose: string): string {
  const [key] = keys
  if (key === undefined) throw new Error(`${purpose} needs a key: INTERNAL_KEYS is empty`)
  return key
}

/** Returns the headers that prove a call to come from another service. */
export function createInternalCallHeaders(
  keys: readonly string[],
  call: Call,
  now: Date,
): Record<string, string> {
  const key = requireSigningKey(keys, 'a call between services')
  const seconds = Math.floor(now.getTime() / 1000)
  return { [internalSignatureHeader]: `t=${seconds},s=${signatureOf(key, call, seconds).toString('hex')}` }
}

/** Returns whether one of the keys signed this very call within the last five minutes. */
export function hasValidInternalSignature(
  keys: readonly string[],
  call: Call & { signature: string | string[] | undefined },
  now: Date,
): boolean {
  const [, time, hex = ''] = FORM.exec(String(call.signature ?? '')) ?? []
  if (time === undefined) return false
  const seconds = Number(time)
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  const given = Buffer.from(hex, 'hex')
  return keys.some((key) => timingSafeEqual(given, signatureOf(key, call, seconds)))
}

function signatureOf(key: string, { method, path }: Call, seconds: number): Buffer {
  return createHmac('sha256', key).update(`${seconds}\n${method.toUpperCase()}\n${path}`).digest()
}
