import type { Envelope } from './drawings/envelope.rules.ts'
import type { Sound } from './types.ts'

/** Within its time a course goes silent over so long. */
const FADE_SECONDS = 10

/** Returns how long the play lasts whatever the length of its sound; null where the sound decides. */
export const courseSeconds = ({ courseMinutes }: Pick<Sound, 'courseMinutes'>): number | null =>
  courseMinutes ? courseMinutes * 60 : null

/** How long a play of this sound takes, as shown. */
export const playSeconds = (sound: Pick<Sound, 'courseMinutes' | 'durationSeconds'>): number =>
  courseSeconds(sound) ?? sound.durationSeconds

/** How loud the end of a course lets it be, 0 … 1; squared as for the sleep timer. */
export function courseGain(course: number, elapsed: number): number {
  const share = Math.max(0, course - elapsed) / FADE_SECONDS
  return Math.min(1, share) ** 2
}

/** The loudness over a play: of a course that is the sound again and again, and cut where the course ends. */
export function toPlayEnvelope(
  envelope: Envelope | null,
  sound: Pick<Sound, 'courseMinutes' | 'durationSeconds'>,
): Envelope | null {
  const course = courseSeconds(sound)
  const { durationSeconds } = sound
  if (!envelope || envelope.length === 0 || course === null || durationSeconds <= 0) return envelope
  const count = Math.max(1, Math.round((envelope.length * course) / durationSeconds))
  return Array.from({ length: count }, (_, at) => envelope[at % envelope.length] ?? 0)
}
