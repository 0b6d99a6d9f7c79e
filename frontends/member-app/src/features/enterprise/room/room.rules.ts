import type { Management, Report, Section } from '../types.ts'

export const POLL_EVERY_MS = 5_000
const RELOAD_WHILE_STOPPED_MS = 30_000
/** A load without a byte for so long is dead. The whole of it has no limit: a slow line takes as long as it takes. */
export const STALLED_LOAD_MS = 120_000
const RELOAD_AFTER_MS = 86_400_000
/** So long the daily reload waits for a pause. */
const WAIT_FOR_PAUSE_MS = 3_600_000
/** What is older is of no use to anybody, says the service. */
const KEEP_REPORTS_MS = 31 * 24 * 3_600_000

/** `revision` orders states, whichever way they came; an equal one may bring fresh links. */
export const isOvertaken = (state: Section, known: Section | null): boolean =>
  known !== null && known.sectionId === state.sectionId && state.revision < known.revision

/** What plays at this moment: as ordered, changed by what the plan has brought since then. @param nowMs by the server's clock */
export function dueManagements(section: Section, nowMs: number): Management[] {
  const change = section.upcoming.findLast(({ at }) => Date.parse(at) <= nowMs)
  if (!change) return section.managements
  const changed = new Map(change.managements.map((management) => [management.id, management]))
  return section.managements.map((management) => ({ ...management, ...changed.get(management.id) }))
}

export interface Standing {
  nowMs: number
  /** When the page was loaded. */
  loadedAtMs: number
  /** Null while something sounds. */
  silentSinceMs: number | null
  /** When an ordered sound that is being loaded last received data; null while none is. */
  loadProgressMs: number | null
  /** The last call reached the server: without it a reload might find nothing. */
  isOnline: boolean
}

/** `reload` at once, or `fade` the sound out first, because a day and an hour went by without a pause. */
export function findReloadStep({
  nowMs,
  loadedAtMs,
  silentSinceMs,
  loadProgressMs,
  isOnline,
}: Standing): 'reload' | 'fade' | null {
  if (!isOnline) return null
  if (loadProgressMs !== null && nowMs - loadProgressMs < STALLED_LOAD_MS) return null
  const age = nowMs - loadedAtMs
  if (silentSinceMs === null) return age >= RELOAD_AFTER_MS + WAIT_FOR_PAUSE_MS ? 'fade' : null
  // The silence outlives the page, which waits its own 30 s.
  const waitedMs = nowMs - Math.max(silentSinceMs, loadedAtMs)
  return waitedMs >= RELOAD_WHILE_STOPPED_MS || age >= RELOAD_AFTER_MS ? 'reload' : null
}

const isSame = (one: Report, other: Report): boolean =>
  one.actStopping === other.actStopping &&
  one.oldestStopTime === other.oldestStopTime &&
  one.playingDmvIds.join() === other.playingDmvIds.join()

/** Adds a report that could not be sent: an unbroken state stays one entry, from when it began to when it was last so. */
export function enqueue(queue: readonly Report[], report: Report): Report[] {
  const last = queue.at(-1)
  const fresh = queue.filter(
    ({ reportedAt }) => Date.parse(reportedAt) > Date.parse(report.reportedAt) - KEEP_REPORTS_MS,
  )
  if (!last || !isSame(last, report) || fresh.at(-1) !== last) return [...fresh, report]
  return [...fresh.slice(0, -1), { ...last, reportedAt: report.reportedAt }]
}

/** A first attempt that failed is repeated within this time, so that whoever came too early is not the last. */
const FIRST_RETRY_SECONDS = 5

/**
 * How long to wait before the socket is opened again: spread over the time the service names, so that a restart is no storm.
 * After a failure soon, then doubling up to that time again, always random: however long the service was away, every device is back
 * within that time after it.
 *
 * @param tries attempts that failed since the connection was lost
 * @param random 0 … 1
 */
export function reconnectDelayMs(tries: number, withinSeconds: number, random: number): number {
  const most = tries === 0 ? withinSeconds : Math.min(withinSeconds, FIRST_RETRY_SECONDS * 2 ** (tries - 1))
  return Math.round(most * random * 1000)
}
