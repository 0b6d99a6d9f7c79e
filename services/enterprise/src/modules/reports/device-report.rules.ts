/** The validated report of a device. */
export interface DeviceReport {
  soundIds: string[]
  stopped: boolean
  oldestStopTime: Date | null
  /** Since when the state has lasted; equal to `at` unless the device had no network. */
  since: Date
  at: Date
}

const MINUTE_MS = 60_000
/** A device's clock may be this far ahead; a time beyond that is replaced by now. */
const MAX_AHEAD_MS = MINUTE_MS
/** Reports that were stored longer than this without a network do not count for the proof of play. */
const MAX_AGE_MS = 31 * 24 * 60 * MINUTE_MS

/** Corrects a device's times: nothing is in the future or older than a month, and nothing ends before it begins. */
export function normalizeDeviceReport(
  given: {
    playingDmvId: string | null
    playingDmvIds?: string[] | undefined
    actStopping: boolean
    oldestStopTime: Date | null
    since?: Date | undefined
    reportedAt?: Date | undefined
  },
  now: Date,
): DeviceReport {
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

/** Returns the time in which a report says that the section played, as far as the device held the section, or null. */
export function toPlayedSpan(report: DeviceReport, heldSince: Date): { from: Date; until: Date } | null {
  if (report.stopped || report.soundIds.length === 0) return null
  const from = report.since < heldSince ? heldSince : report.since
  return from <= report.at ? { from, until: report.at } : null
}

/** Returns the oldest stop, which lasts until the section plays again: of several the earliest counts. */
export function computeOldestStopTime(
  known: Date | null,
  report: Pick<DeviceReport, 'stopped' | 'oldestStopTime'>,
): Date | null {
  if (!report.stopped) return null
  if (known === null || report.oldestStopTime === null) return known ?? report.oldestStopTime
  return known < report.oldestStopTime ? known : report.oldestStopTime
}
