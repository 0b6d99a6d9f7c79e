/** How long one pattern lasts; then the next follows, with the loudness of that moment. */
export const patternSeconds = 4

/** A motor cannot follow a low tone itself, but it can keep a beat that the tone's period divides: one or two a second. */
const periodsPerBeat = 32
const shortestBeatMs = 500
const shortestPulseMs = 40

/**
 * On and off in turn, in milliseconds, as `navigator.vibrate` takes it: beats of the carrier, longer where the sound is louder.
 *
 * @param hertz the carrier
 * @param level 0 … 1; null where nobody measured the sound
 */
export function vibrationPattern(hertz: number, level: number | null): number[] {
  let beat = (1000 / hertz) * periodsPerBeat
  while (beat < shortestBeatMs) beat *= 2
  const beatMs = Math.round(beat)
  const on = Math.max(shortestPulseMs, Math.round(beatMs * (0.15 + 0.35 * (level ?? 0.5))))
  const beats = Math.max(1, Math.floor((patternSeconds * 1000) / beatMs))
  return Array.from({ length: beats }, () => [on, beatMs - on]).flat()
}
