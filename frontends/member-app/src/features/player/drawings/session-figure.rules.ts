import { type Envelope, levelAt } from './envelope.rules.ts'

/** A ring for the first seconds, then one for each of these, until the plate is full. */
const SECONDS_PER_RING = 45
const MIN_RINGS = 3
const MAX_RINGS = 26

interface Session {
  heardSeconds: number
  durationSeconds: number
  /** Null where nobody measured the sound: every ring swings alike. */
  envelope: Envelope | null
}

/**
 * What a sitting drew: the longer it lasted, the more rings, and each swings as far as the sound was
 * loud when it was drawn. A sound heard again goes on outward from its beginning. The same sitting
 * always draws the same figure.
 */
export function sessionFigure({ heardSeconds, durationSeconds, envelope }: Session): {
  ringCount: number
  strengths: number[]
} {
  const ringCount = Math.min(MAX_RINGS, MIN_RINGS + Math.floor(Math.max(0, heardSeconds) / SECONDS_PER_RING))
  const strengths = Array.from({ length: ringCount }, (_, ring) => {
    if (!envelope || envelope.length === 0 || durationSeconds <= 0) return 1
    const at = (heardSeconds * (ring + 0.5)) / ringCount
    return 0.35 + 0.65 * levelAt(envelope, (at % durationSeconds) / durationSeconds)
  })
  return { ringCount, strengths }
}
