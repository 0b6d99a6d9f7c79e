import { createHmac, timingSafeEqual } from 'node:crypto'

/** A call that is older or newer is rejected, so that one that was recorded cannot be sent again later. */
const TOLERANCE_SECONDS = 300
const MAX_SIGNATURES = 4

interface Verification {
  secrets: readonly string[]
  now: Date
}

/**
 * Returns the header that signs a body: `t=<seconds>,v0=<HMAC-SHA256 of the seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, in hex. The
 * payment provider signs its events in the same way; `v0` tells who calls before the body is read.
 */
export function signWebhook(body: Buffer | string, { secret, now }: { secret: string; now: Date }): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const caller = computeHmac(secret, seconds).toString('hex')
  return `t=${seconds},v0=${caller},v1=${computeHmac(secret, `${seconds}.`, body).toString('hex')}`
}

/** Returns whether somebody with one of the secrets wrote the header, at most five minutes ago. The body is not covered. */
export const isCallerKnown = (header: string, verification: Verification): boolean =>
  verify(header, 'v0', verification, (secret, seconds) => computeHmac(secret, seconds))

/** Returns whether a header signs this body with one of the secrets, at most five minutes ago. */
export const isWebhookSigned = (body: Buffer, header: string, verification: Verification): boolean =>
  verify(header, 'v1', verification, (secret, seconds) => computeHmac(secret, `${seconds}.`, body))

function verify(
  header: string,
  name: 'v0' | 'v1',
  { secrets, now }: Verification,
  compute: (secret: string, seconds: string) => Buffer,
): boolean {
  const [time = '', ...parts] = header.split(',')
  const seconds = /^t=(\d{1,12})$/.exec(time)?.[1]
  if (seconds === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  // The caller may sign with an old and a new secret while they are replaced.
  const signatures = parts
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => Buffer.from(part.slice(name.length + 1), 'hex'))
    .slice(0, MAX_SIGNATURES)
  const expected = secrets.map((secret) => compute(secret, seconds))
  return signatures.some((signature) =>
    expected.some((each) => each.length === signature.length && timingSafeEqual(each, signature)),
  )
}

function computeHmac(secret: string, ...parts: (Buffer | string)[]): Buffer {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}
