/** How long one pattern may last; then the next follows, with the loudness of that moment. */
export const MAX_PATTERN_MS = 4000

/** A motor cannot follow a tone, but it can keep a beat of so many of its periods. */
const PERIODS_PER_BEAT = 32
const MIN_BEAT_MS = 500
const MIN_PULSE_MS = 40

/**
 * On and off in turn, in milliseconds, as `navigator.vibrate` takes it: beats of the carrier, longer
 * where the sound is louder. Doubling the periods of a beat lowers the tone by octaves, so a sound
 * without a carrier has the beat of its lowest tone's first octave in the carriers' band.
 *
 * @param hertz the lowest frequency of the sound
 * @param level 0 … 1; null where nobody measured the sound
 */
export function vibrationPattern(hertz: number, level: number | null): number[] {
  let beat = (1000 / hertz) * PERIODS_PER_BEAT
  while (beat < MIN_BEAT_MS) beat *= 2
  const beatMs = Math.round(beat)
  const on = Math.max(MIN_PULSE_MS, Math.round(beatMs * (0.15 + 0.35 * (level ?? 0.5))))
  const beats = Math.max(1, Math.floor(MAX_PATTERN_MS / beatMs))
  return Array.from({ length: beats }, () => [on, beatMs - on]).flat()
}

/** A whole number of beats, so that a pattern that follows then keeps the rhythm. */
export const patternMs = (pattern: readonly number[]): number => pattern.reduce((sum, each) => sum + each, 0)
