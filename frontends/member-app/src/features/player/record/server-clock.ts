const toleratedSkewMs = 60_000

let skewMs = 0

/**
 * How far the device's clock is behind the server's, from an answer's `Date` header (whole seconds).
 * Up to a minute is left alone: it is within the header's and the network's error and does no harm.
 */
export function skewFrom(dateHeader: string | null, sentMs: number, receivedMs: number): number | null {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(serverMs)) return null
  const skew = serverMs + 500 - (sentMs + receivedMs) / 2
  return Math.abs(skew) > toleratedSkewMs ? skew : 0
}

/** Learns the skew from any answer of the server. */
export function learnServerTime(response: Response, sentMs: number, receivedMs = Date.now()): void {
  skewMs = skewFrom(response.headers.get('date'), sentMs, receivedMs) ?? skewMs
}

/** Epoch milliseconds as the server sees them. */
export function serverNowMs(): number {
  return Date.now() + skewMs
}
