/** One pattern lasts no longer than this; the next one follows with the loudness of its moment. */
export const MAX_VIBRATION_PATTERN_MS = 4000

/** A motor cannot follow a tone, but it can follow a beat of this many periods of the tone. */
const PERIODS_PER_BEAT = 32
const MIN_BEAT_MS = 500
const MIN_PULSE_MS = 40

/**
 * Creates a pattern of on and off in milliseconds for `navigator.vibrate`: beats of the carrier, longer
 * where the sound is louder. Doubling the periods of a beat lowers the tone by octaves, so a sound
 * without a carrier has the beat of its lowest tone's first octave in the carriers' band.
 *
 * @param hertz the lowest frequency of the sound
 * @param level 0 … 1; null for a sound that was not measured
 */
export function createVibrationPattern(hertz: number, level: number | null): number[] {
  let beat = (1000 / hertz) * PERIODS_PER_BEAT
  while (beat < MIN_BEAT_MS) beat *= 2
  const beatMs = Math.round(beat)
  const on = Math.max(MIN_PULSE_MS, Math.round(beatMs * (0.15 + 0.35 * (level ?? 0.5))))
  const beats = Math.max(1, Math.floor(MAX_VIBRATION_PATTERN_MS / beatMs))
  return Array.from({ length: beats }, () => [on, beatMs - on]).flat()
}

/** Returns how long a pattern lasts: a whole number of beats, so that the next pattern continues the rhythm. */
export const getVibrationPatternMs = (pattern: readonly number[]): number =>
  pattern.reduce((sum, each) => sum + each, 0)
