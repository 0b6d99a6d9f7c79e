/** Loudness over a whole sound, from its quietest place (0) to its loudest (1). */
export type Envelope = readonly number[]

/** The height of a sound that is equally loud all the way. */
const EVEN_LEVEL = 0.6
/** A wave without any height would look like a missing one. */
const MIN_BAR = 0.12

/** Spreads server-made peaks over the whole height, so that a quiet sound has a shape, too. */
export function toEnvelope(peaks: readonly number[]): Envelope {
  const [low, high] = [Math.min(...peaks), Math.max(...peaks)]
  return peaks.map((peak) => (high > low ? (peak - low) / (high - low) : EVEN_LEVEL))
}

/** Returns the loudness at this share of the whole (0 … 1), interpolated between two neighbours. */
export function getEnvelopeLevel(envelope: Envelope, share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (envelope.length - 1)
  const before = envelope[Math.floor(place)] ?? 0
  const after = envelope[Math.ceil(place)] ?? before
  return before + (after - before) * (place - Math.floor(place))
}

/** Fits an envelope to `count` bars, each as high as the loudest of its share. */
export function toBarHeights(envelope: Envelope, count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * envelope.length) / count)
    const until = Math.max(from + 1, Math.floor(((bar + 1) * envelope.length) / count))
    return MIN_BAR + (1 - MIN_BAR) * Math.max(0, ...envelope.slice(from, until))
  })
}
