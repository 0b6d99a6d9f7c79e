import { formatJstDateTime, isWithinDailyHours } from '@hibiki/calendar'
import type { DeviceReport, RoomSection, SectionOutlook, SectionSound, Voice } from '../types.ts'

export const POLL_INTERVAL_MS = 5_000
const RELOAD_WHILE_STOPPED_MS = 30_000
/** A load that receives no byte for this long is dead. The whole load has no limit, because a slow line may take long. */
export const LOAD_STALL_TIMEOUT_MS = 120_000
const RELOAD_AFTER_MS = 86_400_000
/** The daily reload waits this long for a pause. */
const WAIT_FOR_PAUSE_MS = 3_600_000
/** The service ignores older reports. */
const KEEP_REPORTS_MS = 31 * 24 * 3_600_000

/** `revision` orders states from polls and the socket; a state with an equal one may carry fresh links. */
export const isOutdatedSection = (state: RoomSection, known: RoomSection | null): boolean =>
  known !== null && known.sectionId === state.sectionId && state.revision < known.revision

/**
 * Lists the sounds that should play now: the order, changed by the plan since then.
 *
 * @param outlook what the plan changes in the next weeks, which counts only for the same revision
 * @param nowMs by the server's clock
 */
export function listCurrentSectionSounds(
  section: RoomSection,
  outlook: SectionOutlook | null,
  nowMs: number,
): SectionSound[] {
  return followPlan(section.managements, section, { outlook, nowMs })
}

/** Lists the playlists of a section as they should play now. A state from before there were playlists has none. */
export function listCurrentPlaylists(
  section: RoomSection,
  outlook: SectionOutlook | null,
  nowMs: number,
): RoomSection['playlists'] {
  return followPlan(section.playlists ?? [], section, { outlook, nowMs })
}

function followPlan<Item extends { id: string; playing: boolean; volume: number }>(
  items: Item[],
  section: RoomSection,
  { outlook, nowMs }: { outlook: SectionOutlook | null; nowMs: number },
): Item[] {
  const change = section.upcoming.findLast(({ at }) => Date.parse(at) <= nowMs)
  // Earlier changes are part of the order, and those of the next day are in both lists.
  const knownUntilMs = Date.parse(change?.at ?? section.serverTime)
  const later =
    outlook?.revision === section.revision
      ? outlook.changes.findLast(({ at }) => Date.parse(at) > knownUntilMs && Date.parse(at) <= nowMs)
      : undefined
  if (later) {
    const volumes = new Map(later.playing.map(({ id, volume }) => [id, volume]))
    return items.map((item) => ({
      ...item,
      playing: volumes.has(item.id),
      volume: volumes.get(item.id) ?? item.volume,
    }))
  }
  if (!change) return items
  const changed = new Map(change.managements.map((item) => [item.id, item]))
  return items.map((item) => ({ ...item, ...changed.get(item.id) }))
}

/** Returns the maximum volume of a section at a moment. @param nowMs by the server's clock */
export const getMaxVolume = (volumeLimit: RoomSection['volumeLimit'], nowMs: number): number =>
  volumeLimit && isWithinDailyHours(volumeLimit, nowMs) ? volumeLimit.max : 1

/** Lists the voices of the sounds that should play now, none louder than the section may be. @param nowMs by the server's clock */
export const listCurrentVoices = (
  section: RoomSection,
  outlook: SectionOutlook | null,
  nowMs: number,
): Voice[] => {
  const maxVolume = getMaxVolume(section.volumeLimit, nowMs)
  const paths = Object.fromEntries(section.managements.map(({ dmv }) => [dmv.id, dmv.path]))
  return [
    ...listCurrentSectionSounds(section, outlook, nowMs)
      .filter(({ playing }) => playing)
      .map(({ id, volume, dmv }) => ({
        managementId: id,
        soundId: dmv.id,
        path: dmv.path,
        volume: Math.min(volume, maxVolume),
      })),
    ...listCurrentPlaylists(section, outlook, nowMs)
      .filter(({ playing }) => playing)
      .map((playlist) => ({
        managementId: playlist.id,
        playlist,
        paths,
        volume: Math.min(playlist.volume, maxVolume),
      })),
  ]
}

/**
 * Lists the sounds that play now and those that the plan plays next, so that they need no network then. The result changes with
 * the hour, even while the revision stays the same.
 */
export function listCurrentAndNextSounds(
  { managements, playlists = [], upcoming, revision }: RoomSection,
  outlook: SectionOutlook | null,
): RoomSection['managements'][number]['dmv'][] {
  const nextIds = new Set(
    upcoming.flatMap((change) => change.managements.filter(({ playing }) => playing).map(({ id }) => id)),
  )
  const laterIds =
    outlook?.revision === revision
      ? new Set(outlook.changes.flatMap(({ playing }) => playing.map(({ id }) => id)))
      : nextIds
  const isNeeded = ({ id, playing }: { id: string; playing: boolean }) =>
    playing || nextIds.has(id) || laterIds.has(id)
  const listedIds = new Set(playlists.filter(isNeeded).flatMap(({ soundIds }) => soundIds))
  return managements
    .filter((management) => isNeeded(management) || listedIds.has(management.dmv.id))
    .map(({ dmv }) => dmv)
}

export interface ReloadConditions {
  nowMs: number
  /** When the page was loaded. */
  loadedAtMs: number
  /** Null while something sounds. */
  silentSinceMs: number | null
  /** When an ordered sound that is being loaded last received data; null while none is. */
  loadProgressMs: number | null
  /** Whether the last call reached the server; otherwise a reload might fail. */
  isOnline: boolean
}

/** Returns `reload` to reload at once, or `fade` to fade the sound out first after a day and an hour without a pause. */
export function findReloadStep({
  nowMs,
  loadedAtMs,
  silentSinceMs,
  loadProgressMs,
  isOnline,
}: ReloadConditions): 'reload' | 'fade' | null {
  if (!isOnline) return null
  if (loadProgressMs !== null && nowMs - loadProgressMs < LOAD_STALL_TIMEOUT_MS) return null
  const age = nowMs - loadedAtMs
  if (silentSinceMs === null) return age >= RELOAD_AFTER_MS + WAIT_FOR_PAUSE_MS ? 'fade' : null
  // The silence may have begun before this page was loaded, which waits its own 30 s.
  const waitedMs = nowMs - Math.max(silentSinceMs, loadedAtMs)
  return waitedMs >= RELOAD_WHILE_STOPPED_MS || age >= RELOAD_AFTER_MS ? 'reload' : null
}

interface ReportedTime {
  /** Null while something sounds. */
  silentSinceMs: number | null
  /** The time up to which the current sounds are reported, or at which they began. */
  reportedUntilMs: number
  clockOffsetMs: number
}

/** The report starts where the previous one ended, however long a call in between took. */
export function toReport(
  { silentSinceMs, reportedUntilMs, clockOffsetMs }: ReportedTime,
  playing: readonly string[],
  nowMs: number,
): DeviceReport {
  return {
    playingDmvId: playing[0] ?? null,
    playingDmvIds: [...playing],
    actStopping: playing.length === 0,
    oldestStopTime: silentSinceMs === null ? null : formatJstDateTime(silentSinceMs + clockOffsetMs),
    since: new Date(reportedUntilMs + clockOffsetMs).toISOString(),
    reportedAt: new Date(nowMs + clockOffsetMs).toISOString(),
  }
}

const isSame = (first: DeviceReport, second: DeviceReport): boolean =>
  first.actStopping === second.actStopping &&
  first.oldestStopTime === second.oldestStopTime &&
  first.playingDmvIds.join() === second.playingDmvIds.join()

/** After a longer time without a report the page has slept, and nobody knows what sounded meanwhile. */
const isWithoutGap = (first: DeviceReport, second: DeviceReport): boolean =>
  Date.parse(second.since) - Date.parse(first.reportedAt) < MAX_JOINED_GAP_MS

/** A playlist changes its sound so often that a month of changes would fill the device's storage. */
const MAX_SEPARATE_REPORTS = 1_000
/** The service counts a shorter silence between two reports as none. */
const MAX_JOINED_GAP_MS = 20_000

/**
 * Joins the two oldest reports of playing between which there was no silence that counts, once there are too many. How long something played,
 * which is what the proof of play tells, stays the same.
 */
function limitReports(queue: DeviceReport[]): DeviceReport[] {
  if (queue.length <= MAX_SEPARATE_REPORTS) return queue
  for (const [index, first] of queue.entries()) {
    if (first.actStopping) continue
    // A browser that cannot join sounds is silent for a moment between two.
    const end = index + (queue[index + 1]?.actStopping ? 2 : 1)
    const second = queue[end]
    if (second && !second.actStopping && isWithoutGap(first, second))
      return queue.toSpliced(index, end - index + 1, { ...second, since: first.since })
  }
  return queue
}

/**
 * Adds a report that could not be sent; an unchanged state stays one entry from its beginning to its latest report.
 *
 * @param sentCount how many of the queue are being sent, which stay as they are
 */
export function enqueueReport(
  queue: readonly DeviceReport[],
  report: DeviceReport,
  sentCount = 0,
): DeviceReport[] {
  const waiting = queue.slice(sentCount)
  const last = waiting.at(-1)
  const oldestMs = Date.parse(report.reportedAt) - KEEP_REPORTS_MS
  const outdatedCount = waiting.findIndex(({ reportedAt }) => Date.parse(reportedAt) > oldestMs)
  const fresh = outdatedCount < 0 ? [] : waiting.slice(outdatedCount)
  // A page that sleeps is silent.
  const isUnbroken = last && (report.actStopping || isWithoutGap(last, report))
  const isContinued = isUnbroken && fresh.at(-1) === last && isSame(last, report)
  const next = isContinued
    ? [...fresh.slice(0, -1), { ...last, reportedAt: report.reportedAt }]
    : limitReports([...fresh, report])
  return [...queue.slice(0, sentCount), ...next]
}

/** A failed first attempt is repeated within this time, so that a device that came too early is not the last to return. */
const FIRST_RETRY_SECONDS = 5

/**
 * Returns how long to wait before the socket is opened again: a random part of the time that the service names, so that a restart
 * causes no storm. After failures the time starts short and doubles up to that time, so that every device is back within it
 * however long the service was down.
 *
 * @param tries attempts that failed since the connection was lost
 * @param random 0 … 1
 */
export function getReconnectDelayMs(tries: number, withinSeconds: number, random: number): number {
  const maxSeconds =
    tries === 0 ? withinSeconds : Math.min(withinSeconds, FIRST_RETRY_SECONDS * 2 ** (tries - 1))
  return Math.round(maxSeconds * random * 1000)
}
