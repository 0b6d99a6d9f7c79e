import { type Envelope, getEnvelopeLevel } from './envelope.rules.ts'

/** Each further ring stands for this many seconds. */
const SECONDS_PER_RING = 45
const MIN_RINGS = 3
const MAX_RINGS = 26

interface Session {
  heardSeconds: number
  durationSeconds: number
  /** Null for a sound that was not measured; then every ring swings alike. */
  envelope: Envelope | null
}

/**
 * Creates the figure of a play: the longer it lasted, the more rings it has, and each ring swings as far
 * as the sound was loud at its time. A repeated sound continues outward from its beginning. The same
 * play always has the same figure.
 */
export function toPlayResultRings({ heardSeconds, durationSeconds, envelope }: Session): {
  ringCount: number
  strengths: number[]
} {
  const ringCount = Math.min(MAX_RINGS, MIN_RINGS + Math.floor(Math.max(0, heardSeconds) / SECONDS_PER_RING))
  const strengths = Array.from({ length: ringCount }, (_, ring) => {
    if (!envelope || envelope.length === 0 || durationSeconds <= 0) return 1
    const at = (heardSeconds * (ring + 0.5)) / ringCount
    return 0.35 + 0.65 * getEnvelopeLevel(envelope, (at % durationSeconds) / durationSeconds)
  })
  return { ringCount, strengths }
}
