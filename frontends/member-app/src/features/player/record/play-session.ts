import { formatDuration, formatJstDateTime, parseJstDateTime } from '@hibiki/calendar'
import { getHeardSeconds, type HeardTime } from './heard-time.ts'

/** The codes that a play is recorded with, e.g. 02/01 for the random medical sound. */
export interface PlanCodes {
  dmvTypeCode: string
  planCode: string
  /** The face diagnosis that chose the sound; missing for every other play. */
  faceExpSoundResultId?: string
}

/** One play of one sound, from its start to the finish or to leaving the page; it is always one record. */
export interface PlaySession {
  playSessionId: string
  userId: string
  vibrationId: string
  plan: PlanCodes
  startedAtMs: number
  /** How far the device's clock was behind the server's; without it the session is timed by the device's clock. */
  skewMs?: number | undefined
}

/** The body of `POST dmv/record-playing`, and of `record-face-playing` for the sound of a face diagnosis. */
export interface PlayReport extends PlanCodes {
  playSessionId: string
  vibrationId: string
  startDateTime: string
  endDateTime: string
  totalPlayingTime: string
}

/** Converts a session to its report; the end leaves room for all that was heard, even if the clock was set back meanwhile. */
export function toPlayReport(session: PlaySession, heard: HeardTime, nowMs: number): PlayReport {
  const seconds = Math.floor(getHeardSeconds(heard))
  const endMs = Math.max(nowMs, session.startedAtMs + seconds * 1000)
  return {
    ...session.plan,
    playSessionId: session.playSessionId,
    vibrationId: session.vibrationId,
    startDateTime: formatJstDateTime(session.startedAtMs),
    endDateTime: formatJstDateTime(endMs),
    totalPlayingTime: formatDuration(seconds),
  }
}

/**
 * Converts a report from the device's clock to the server's; start and end move alike. An end in the future means that the clock
 * was ahead and has been set back since; then the play has ended now.
 */
export function convertReportToServerTime(
  report: PlayReport,
  skewMs: number,
  deviceNowMs: number,
): PlayReport {
  const aheadMs = Math.max(0, toMs(report.endDateTime) - deviceNowMs)
  const shiftMs = Math.round((skewMs - aheadMs) / 1000) * 1000
  return {
    ...report,
    startDateTime: formatJstDateTime(toMs(report.startDateTime) + shiftMs),
    endDateTime: formatJstDateTime(toMs(report.endDateTime) + shiftMs),
  }
}

const toMs = (text: string): number => parseJstDateTime(text)?.getTime() ?? Number.NaN

/** Creates a random UUID, also where `crypto.randomUUID` is missing because the page is not served securely. */
export function createPlaySessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
