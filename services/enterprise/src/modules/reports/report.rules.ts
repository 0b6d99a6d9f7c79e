/** What a device says of itself, checked. */
export interface Report {
  soundIds: string[]
  stopped: boolean
  oldestStopTime: Date | null
  /** Since when it has been so; `at` unless the device was away from the network. */
  since: Date
  at: Date
}

const MINUTE_MS = 60_000
/** A clock may be a little ahead; what is further ahead is taken for now. */
const MAX_AHEAD_MS = MINUTE_MS
/** What was queued without a network for longer is not taken into the proof of play. */
const MAX_AGE_MS = 31 * 24 * 60 * MINUTE_MS

/** Puts a device's times in order: nothing is in the future, nothing older than a month, nothing ends before it begins. */
export function readReport(
  given: {
    playingDmvId: string | null
    playingDmvIds?: string[] | undefined
    actStopping: boolean
    oldestStopTime: Date | null
    since?: Date | undefined
    reportedAt?: Date | undefined
  },
  now: Date,
): Report {
  const clamp = (time: Date | undefined, latest: Date): Date => {
    if (time === undefined || time.getTime() > latest.getTime() + MAX_AHEAD_MS) return latest
    return new Date(Math.min(latest.getTime(), Math.max(time.getTime(), now.getTime() - MAX_AGE_MS)))
  }
  const at = clamp(given.reportedAt, now)
  const soundIds = given.playingDmvIds ?? (given.playingDmvId ? [given.playingDmvId] : [])
  return {
    soundIds: given.actStopping ? [] : [...new Set(soundIds)],
    stopped: given.actStopping,
    oldestStopTime: given.actStopping ? clamp(given.oldestStopTime ?? at, at) : null,
    since: clamp(given.since ?? at, at),
    at,
  }
}

/** The time in which a report has the section playing, as far as its device held it; null for none. */
export function toPlayedSpan(report: Report, heldSince: Date): { from: Date; until: Date } | null {
  if (report.stopped || report.soundIds.length === 0) return null
  const from = report.since < heldSince ? heldSince : report.since
  return from <= report.at ? { from, until: report.at } : null
}

/** The oldest stop survives until the section plays again: the earliest counts, playing resets it. */
export function findOldestStop(
  known: Date | null,
  report: Pick<Report, 'stopped' | 'oldestStopTime'>,
): Date | null {
  if (!report.stopped) return null
  if (known === null || report.oldestStopTime === null) return known ?? report.oldestStopTime
  return known < report.oldestStopTime ? known : report.oldestStopTime
}
