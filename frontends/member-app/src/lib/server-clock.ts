const TOLERATED_SKEW_MS = 60_000
/** A slower response is ignored, because its date is too old after a slow network or a sleep of the device. */
const MAX_TRIP_MS = 10_000
/** The two clocks of the device advance alike unless it slept or its time was set meanwhile. */
const TOLERATED_LEAP_MS = 1_000

let skewMs: number | undefined

/** The time by both clocks of the device, when a request was sent or its response arrived. */
export interface ClockReading {
  wallMs: number
  monotonicMs: number
}

/**
 * Returns how far the device's clock is behind the server's, from the `Date` header of a response (whole seconds).
 * Up to a minute counts as zero, because it is within the error of header and network and does no harm.
 */
export function calculateSkewMs(
  dateHeader: string | null,
  sent: ClockReading,
  received: ClockReading,
): number | null {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(serverMs)) return null
  const trip = received.wallMs - sent.wallMs
  const leap = Math.abs(trip - (received.monotonicMs - sent.monotonicMs))
  if (trip > MAX_TRIP_MS || leap > TOLERATED_LEAP_MS) return null
  const skew = serverMs + 500 - (sent.wallMs + received.wallMs) / 2
  return Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0
}

/** Updates the skew from a fresh response of the server. */
export function updateClockSkew(response: Response, sent: ClockReading): void {
  const received = { wallMs: Date.now(), monotonicMs: performance.now() }
  skewMs = calculateSkewMs(response.headers.get('date'), sent, received) ?? skewMs
}

/** Returns how far the device's clock is behind the server's; undefined until a response of this page load has told. */
export const getClockSkewMs = (): number | undefined => skewMs

/** Returns epoch milliseconds by the server's clock, or by the device's while the skew is unknown. */
export function getServerNowMs(): number {
  return Date.now() + (skewMs ?? 0)
}
