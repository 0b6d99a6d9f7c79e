import { DAY_SECONDS } from './jst.rules.ts'

/** A play as a client reports it, in seconds since 1970 and seconds of listening. */
export interface PlayWindow {
  startedAt: number
  endedAt: number
  playedSeconds: number
}

export type WindowRefusal = 'reversed' | 'future' | 'too-old' | 'too-long' | 'exceeds-window'

/** Clocks of phones may be fast by this much; more is a wrong clock. */
export const FUTURE_TOLERANCE_SECONDS = 5 * 60
/** Start, end and total are each rounded to a second, so the total may exceed the window by one. */
export const ROUNDING_SECONDS = 1
export const MAX_PLAY_SECONDS = DAY_SECONDS
/** No page shows plays older than this, so they come from a wrong clock. Plays stored offline for months are still accepted. */
export const OLDEST_PLAY_DAYS = 400

/**
 * Returns the first rule that the times of a report break, or null. Only the listening is limited to 24 hours, because a page that stays open
 * and paused over a weekend reports correctly.
 */
export function findWindowRefusal(play: PlayWindow, now: number): WindowRefusal | null {
  if (play.startedAt > play.endedAt) return 'reversed'
  if (play.endedAt > now + FUTURE_TOLERANCE_SECONDS) return 'future'
  if (play.startedAt < now - OLDEST_PLAY_DAYS * DAY_SECONDS) return 'too-old'
  if (play.playedSeconds > MAX_PLAY_SECONDS) return 'too-long'
  if (play.playedSeconds > play.endedAt - play.startedAt + ROUNDING_SECONDS) return 'exceeds-window'
  return null
}

/** Merges two reports of one play. The play never shrinks, whatever the order in which they arrive. */
export function mergeWindows(a: PlayWindow, b: PlayWindow): PlayWindow {
  return {
    startedAt: Math.min(a.startedAt, b.startedAt),
    endedAt: Math.max(a.endedAt, b.endedAt),
    playedSeconds: Math.max(a.playedSeconds, b.playedSeconds),
  }
}
