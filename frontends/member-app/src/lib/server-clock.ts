const TOLERATED_SKEW_MS = 60_000
/** An answer that took longer says too little about now: the network was slow, or the device slept. */
const MAX_TRIP_MS = 10_000
/** The two clocks of the device count alike, unless it slept or somebody set the time meanwhile. */
const TOLERATED_LEAP_MS = 1_000

let skewMs: number | undefined

/** When a call was sent, by the device's two clocks. */
export interface Sent {
  wallMs: number
  monotonicMs: number
}

/**
 * How far the device's clock is behind the server's, from an answer's `Date` header (whole seconds).
 * Up to a minute is left alone: it is within the header's and the network's error and does no harm.
 */
export function skewFrom(dateHeader: string | null, sent: Sent, received: Sent): number | null {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(serverMs)) return null
  const trip = received.wallMs - sent.wallMs
  const leap = Math.abs(trip - (received.monotonicMs - sent.monotonicMs))
  if (trip > MAX_TRIP_MS || leap > TOLERATED_LEAP_MS) return null
  const skew = serverMs + 500 - (sent.wallMs + received.wallMs) / 2
  return Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0
}

/** Learns the skew from an answer that the server made just now. */
export function learnServerTime(response: Response, sent: Sent): void {
  const received = { wallMs: Date.now(), monotonicMs: performance.now() }
  skewMs = skewFrom(response.headers.get('date'), sent, received) ?? skewMs
}

/** How far the device's clock is behind the server's; undefined until an answer of this page load has told. */
export const knownSkewMs = (): number | undefined => skewMs

/** Epoch milliseconds as the server sees them, or as the device does while nothing better is known. */
export function serverNowMs(): number {
  return Date.now() + (skewMs ?? 0)
}
