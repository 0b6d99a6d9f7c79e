import type { Envelope } from './drawings/envelope.rules.ts'
import type { Sound } from './types.ts'

/** A course fades out over its last seconds. */
const FADE_SECONDS = 10

/** Returns how long the play lasts whatever the length of its sound; null where the sound decides. */
export const getCourseSeconds = ({ courseMinutes }: Pick<Sound, 'courseMinutes'>): number | null =>
  courseMinutes ? courseMinutes * 60 : null

/** Returns how long a play of this sound takes, as shown. */
export const getPlayLengthSeconds = (sound: Pick<Sound, 'courseMinutes' | 'durationSeconds'>): number =>
  getCourseSeconds(sound) ?? sound.durationSeconds

/** Returns the gain that the end of a course allows, 0 … 1; it is squared as for the sleep timer. */
export function getCourseFadeGain(course: number, elapsed: number): number {
  const share = Math.max(0, course - elapsed) / FADE_SECONDS
  return Math.min(1, share) ** 2
}

/** Converts the envelope of a sound to that of its play: a course repeats the sound and cuts it at the end of the course. */
export function toPlayEnvelope(
  envelope: Envelope | null,
  sound: Pick<Sound, 'courseMinutes' | 'durationSeconds'>,
): Envelope | null {
  const course = getCourseSeconds(sound)
  const { durationSeconds } = sound
  if (!envelope || envelope.length === 0 || course === null || durationSeconds <= 0) return envelope
  const count = Math.max(1, Math.round((envelope.length * course) / durationSeconds))
  return Array.from({ length: count }, (_, at) => envelope[at % envelope.length] ?? 0)
}
