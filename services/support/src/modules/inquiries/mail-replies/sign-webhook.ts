import { createHmac, timingSafeEqual } from 'node:crypto'

/** A call that is older or newer is rejected, so that one that was recorded cannot be sent again later. */
const TOLERANCE_SECONDS = 300

/** Returns the header that signs a body: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`, as the payment provider signs its events. */
export function signWebhook(body: Buffer | string, { secret, now }: { secret: string; now: Date }): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${computeSignature(body, seconds, secret).toString('hex')}`
}

/** Returns whether a header signs this body with one of the secrets, at most five minutes ago. */
export function isWebhookSigned(
  body: Buffer,
  header: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): boolean {
  const seconds = /^t=(\d{1,12}),/.exec(header)?.[1]
  if (seconds === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  // The sender may sign with an old and a new secret while they are replaced.
  const signatures = [...header.matchAll(/,v1=([0-9a-f]{64})(?=,|$)/g)].slice(0, 4)
  return signatures.some(([, hex = '']) =>
    secrets.some((secret) =>
      timingSafeEqual(computeSignature(body, seconds, secret), Buffer.from(hex, 'hex')),
    ),
  )
}

const computeSignature = (body: Buffer | string, seconds: string, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
