import { formatDuration, formatJstTime, parseJstTime } from '@hibiki/calendar'
import { type HeardTime, heardSeconds } from './heard-time.ts'

/** What a plan is recorded as, e.g. 02/01 for the random medical sound. */
export interface PlanCodes {
  dmvTypeCode: string
  planCode: string
  /** The face diagnosis that chose the sound: only its own plays have one. */
  faceExpSoundResultId?: string
}

/** One sitting with one sound, from the first play to finish or leaving: always one record. */
export interface PlaySession {
  playSessionId: string
  userId: string
  vibrationId: string
  plan: PlanCodes
  startedAtMs: number
  /** How far the device's clock was behind the server's; without it the session is timed by the device's clock. */
  skewMs?: number | undefined
}

/** The body of `POST dmv/record-playing`, and of `record-face-playing` where it names a face diagnosis. */
export interface PlayReport extends PlanCodes {
  playSessionId: string
  vibrationId: string
  startDateTime: string
  endDateTime: string
  totalPlayingTime: string
}

/** The end never lies before what was heard, even when the device's clock was set back meanwhile. */
export function toPlayReport(session: PlaySession, heard: HeardTime, nowMs: number): PlayReport {
  const seconds = Math.floor(heardSeconds(heard))
  const endMs = Math.max(nowMs, session.startedAtMs + seconds * 1000)
  return {
    ...session.plan,
    playSessionId: session.playSessionId,
    vibrationId: session.vibrationId,
    startDateTime: formatJstTime(session.startedAtMs),
    endDateTime: formatJstTime(endMs),
    totalPlayingTime: formatDuration(seconds),
  }
}

/**
 * A report timed by the device's clock as the server sees it: start and end move alike. An end that is still to come says that
 * the clock was ahead and has been set back since; it is then now.
 */
export function toServerTime(report: PlayReport, skewMs: number, deviceNowMs: number): PlayReport {
  const aheadMs = Math.max(0, msOf(report.endDateTime) - deviceNowMs)
  const shiftMs = Math.round((skewMs - aheadMs) / 1000) * 1000
  return {
    ...report,
    startDateTime: formatJstTime(msOf(report.startDateTime) + shiftMs),
    endDateTime: formatJstTime(msOf(report.endDateTime) + shiftMs),
  }
}

const msOf = (text: string): number => parseJstTime(text)?.getTime() ?? Number.NaN
