/** The pause follows the chosen time after this long; by then the sound has faded to silence. */
const STOP_AFTER_SECONDS = 1
export const MAX_FADE_SECONDS = 30

/**
 * A running sleep timer. It counts seconds of sound instead of wall clock, so that a stall or a pause takes nothing from it.
 * `from` is what the timer counted when it stood at `heardFrom` on the stopwatch.
 */
export interface SleepTimer {
  readonly chosenSeconds: number
  readonly from: number
  readonly heardFrom: number
}

/** A repeating sound counts the time heard in this play session, any other its position in the track. */
export const getCountedSeconds = ({
  repeating,
  heard,
  position,
}: {
  repeating: boolean
  heard: number
  position: number
}): number => (repeating ? heard : position)

/** A timer may not be shorter than what has been counted already, nor zero. */
export const isValidTimerLength = (chosenSeconds: number, counted: number): boolean =>
  chosenSeconds > 0 && chosenSeconds >= counted

/** Starts a timer or changes the running one; null for an impossible value. */
export function createOrChangeTimer(
  running: SleepTimer | null,
  seconds: number,
  now: { repeating: boolean; heard: number; position: number },
): SleepTimer | null {
  const counted = running
    ? running.chosenSeconds - getTimerRemaining(running, now.heard)
    : getCountedSeconds(now)
  return isValidTimerLength(seconds, counted) ? createSleepTimer(seconds, counted, now.heard) : null
}

export const createSleepTimer = (chosenSeconds: number, from: number, heard: number): SleepTimer => ({
  chosenSeconds,
  from,
  heardFrom: heard,
})

/** Starts the whole chosen time again from here, for example after a media key was pressed in the dark. */
export const restartTimer = (timer: SleepTimer, heard: number): SleepTimer =>
  createSleepTimer(timer.chosenSeconds, 0, heard)

export const getTimerElapsed = (timer: SleepTimer, heard: number): number =>
  timer.from + heard - timer.heardFrom

/** Returns the seconds until silence; the pause follows one second later. */
export const getTimerRemaining = (timer: SleepTimer, heard: number): number =>
  Math.max(0, timer.chosenSeconds - getTimerElapsed(timer, heard))

export const isTimerOver = (timer: SleepTimer, heard: number): boolean =>
  getTimerElapsed(timer, heard) >= timer.chosenSeconds + STOP_AFTER_SECONDS

/** A fade lasts half a minute at most, and never more than a quarter of the chosen time. */
export const getFadeSeconds = (chosenSeconds: number): number => Math.min(MAX_FADE_SECONDS, chosenSeconds / 4)

/**
 * Returns the gain that the timer allows, 0 … 1. It is squared because loudness is perceived logarithmically. No page on iOS can set
 * the volume of an element, so that the sound keeps its volume there until the player mutes it at 0.
 */
export function getTimerFadeGain(timer: SleepTimer, heard: number): number {
  const share = getTimerRemaining(timer, heard) / getFadeSeconds(timer.chosenSeconds)
  return Math.min(1, share) ** 2
}

/** The specification sets this default. */
export const DEFAULT_TIMER_SECONDS = 15 * 60
/** The fields of hours and minutes end at 23:59. */
export const MAX_TIMER_SECONDS = (23 * 60 + 59) * 60
export const timerPresetMinutes = [5, 15, 30, 60] as const

/** The ring of the timer is an hour, like the dial of a kitchen timer. */
const DIAL_MINUTES = 60

/** Returns the share of the ring that is filled, 0 … 1; longer times fill all of it. */
export const getDialShare = (seconds: number): number => Math.min(1, Math.max(0, seconds / 60 / DIAL_MINUTES))

/** Returns the whole minutes, 1 … 60, at a point beside the middle of the ring; `y` grows downward. */
export function toDialMinutes(x: number, y: number): number {
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
  return Math.round(turn * DIAL_MINUTES) || DIAL_MINUTES
}

/** Parses `HH:mm` of a time field; returns null for anything else. */
export function parseTimeField(value: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60
}

export function formatTimeField(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
