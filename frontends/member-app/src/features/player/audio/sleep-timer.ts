/** The pause comes this long after the chosen time; the last second is already silent. */
const stopAfterSeconds = 1
const maxFadeSeconds = 30

/**
 * A running sleep timer. It counts seconds of sound, not of wall clock: a stall or a pause does not eat the evening.
 * `from` is what the timer counted when it stood at `heardFrom` on the stopwatch.
 */
export interface SleepTimer {
  readonly chosenSeconds: number
  readonly from: number
  readonly heardFrom: number
}

/** Repeating, the time listened in this session counts; otherwise the place in the track. */
export const countedSeconds = (o: { repeating: boolean; heard: number; position: number }): number =>
  o.repeating ? o.heard : o.position

/** Not shorter than what has been counted already. Zero is no evening either. */
export const isPossibleTimer = (chosenSeconds: number, counted: number): boolean =>
  chosenSeconds > 0 && chosenSeconds >= counted

export const startTimer = (chosenSeconds: number, from: number, heard: number): SleepTimer => ({
  chosenSeconds,
  from,
  heardFrom: heard,
})

/** The whole chosen time again, from here (a media key pressed in the dark). */
export const restartTimer = (timer: SleepTimer, heard: number): SleepTimer =>
  startTimer(timer.chosenSeconds, 0, heard)

export const timerElapsed = (timer: SleepTimer, heard: number): number => timer.from + heard - timer.heardFrom

/** Seconds until silence; the pause follows one second later. */
export const timerRemaining = (timer: SleepTimer, heard: number): number =>
  Math.max(0, timer.chosenSeconds - timerElapsed(timer, heard))

export const isTimerOver = (timer: SleepTimer, heard: number): boolean =>
  timerElapsed(timer, heard) >= timer.chosenSeconds + stopAfterSeconds

/** At most half a minute, and never more than a quarter of the evening. */
export const fadeSeconds = (chosenSeconds: number): number => Math.min(maxFadeSeconds, chosenSeconds / 4)

/**
 * How loud the timer lets the sound be, 0 … 1. Squared, because ears hear in steps of loudness, not of pressure. iOS lets no page set
 * an element's volume: there the sound is whole until the player mutes it at 0.
 */
export function timerGain(timer: SleepTimer, heard: number): number {
  const share = timerRemaining(timer, heard) / fadeSeconds(timer.chosenSeconds)
  return Math.min(1, share) ** 2
}

/** The default of the specification. */
export const defaultTimerSeconds = 15 * 60
export const timerPresetMinutes = [5, 10, 20, 30] as const

/** `HH:mm` of a time field; null for anything else. */
export function secondsOfTimeField(value: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60
}

export function timeFieldOfSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
