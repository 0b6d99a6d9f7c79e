import { addDays, countDaysBetween, type Day, getJstDay, isDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { fieldText } from '../../texts.ts'
import { type Actor, insertChangeLogEntry, lockSectionsOfAgency } from '../control/changes.sql.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { offerPlaylistsOfWindows } from '../playlists/playlists.sql.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import { findSectionOfAgency } from '../rooms/sections.sql.ts'
import { type ClosingPeriod, type DayException, isSameAround, ordinaryCalendar } from './calendar.rules.ts'
import {
  hasOverlap,
  hasOverlappingHours,
  type ScheduleWindow,
  type VolumeLimit,
  type WeeklyHours,
} from './plan.rules.ts'
import {
  findRoomOfAgency,
  lockAgencyCalendar,
  updateAgencyCalendar,
  updateRoomOpeningHours,
  updateSectionWindows,
} from './plans.sql.ts'

type Deps = Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>

/**
 * Replaces the schedule of a section and, where given, its limit of the volume.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP, ENTERPRISE_SOUND_UNKNOWN for a sound that the section does not have, or a playlist that
 *   the enterprise does not have
 */
export async function replaceSectionSchedule(
  { db, clock, broadcast }: Deps,
  options: {
    agencyId: string
    sectionId: string
    windows: readonly ScheduleWindow[]
    volumeLimit?: VolumeLimit | null | undefined
    actor: Actor
  },
): Promise<void> {
  const at = clock()
  const sectionId = await db.transaction().execute(async (trx) => {
    // The section is locked before its sounds are read, so that none of them is removed meanwhile.
    await lockSectionsOfAgency(trx, { agencyId: options.agencyId, sectionId: options.sectionId })
    const section = await findSectionOfAgency(trx, options)
    if (!section) throw new ApiError('E4040')
    if (hasOverlappingHours(options.windows)) throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
    const known = new Set(section.managements.map(({ soundId }) => soundId))
    if (options.windows.some(({ soundIds }) => soundIds.some((id) => !known.has(id))))
      throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
    await offerPlaylistsOfWindows(trx, options, [section.id])
    await incrementSectionRevisions(trx, [section.id])
    const { windows, volumeLimit } = options
    await updateSectionWindows(trx, { sectionId: section.id, windows, volumeLimit, at })
    await insertChangeLogEntry(trx, {
      agencyId: options.agencyId,
      at,
      actor: options.actor,
      action: 'schedule',
      change: {},
      target: { sectionId: section.id },
    })
    return section.id
  })
  broadcastChangedSections(broadcast, [sectionId], clock())
}

/** Days in the past are kept this long, because the plan looks back for its last boundary. */
const KEPT_DAYS = 92
const MAX_CLOSING_DAYS = 366

/**
 * Replaces the opening hours of a room; null means always open. Without exceptions the room keeps those that it has.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP, E3001 naming `exceptions` for days that do not exist or come twice
 */
export async function replaceOpeningHours(
  { db, clock, broadcast }: Deps,
  options: {
    agencyId: string
    roomId: string
    openingHours: readonly WeeklyHours[] | null
    exceptions?: readonly DayException[] | undefined
    actor: Actor
  },
): Promise<void> {
  const room = await findRoomOfAgency(db, options)
  if (!room) throw new ApiError('E4040')
  if (options.openingHours && hasOverlappingHours(options.openingHours))
    throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
  const at = clock()
  const exceptions = options.exceptions && checkExceptions(options.exceptions, getJstDay(at))
  const sectionIds = await db.transaction().execute(async (trx) => {
    const { openingHours } = options
    const ids = await updateRoomOpeningHours(trx, { roomId: room.id, openingHours, exceptions, at })
    await incrementSectionRevisions(trx, ids)
    await insertChangeLogEntry(trx, {
      agencyId: options.agencyId,
      at,
      actor: options.actor,
      action: 'opening-hours',
      change: {},
      target: { roomId: room.id },
    })
    return ids
  })
  broadcastChangedSections(broadcast, sectionIds, clock())
}

function checkExceptions(exceptions: readonly DayException[], today: Day): DayException[] {
  const days = exceptions.map(({ day }) => day)
  if (!days.every(isDay) || new Set(days).size < days.length)
    throw new ApiError('E3001', { fields: { exceptions: fieldText('exceptions') } })
  if (exceptions.some(({ kind, hours }) => (kind === 'hours') !== hours.length > 0))
    throw new ApiError('E3001', { fields: { exceptions: fieldText('exceptionHours') } })
  if (exceptions.some(({ hours }) => hasOverlap([hours]))) throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
  return exceptions
    .filter(({ day }) => day >= addDays(today, -KEPT_DAYS))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Replaces the days on which an enterprise closes all its rooms. People's orders of today stay unless today itself changes.
 *
 * @throws ApiError E3001 naming `closingPeriods` for days that do not exist, or a last day before the first or more than a year after it
 */
export async function replaceAgencyCalendar(
  { db, clock, broadcast }: Deps,
  options: {
    agencyId: string
    closesOnHolidays: boolean
    closingPeriods: readonly ClosingPeriod[]
    actor: Actor
  },
): Promise<void> {
  const { agencyId, closesOnHolidays } = options
  const at = clock()
  const today = getJstDay(at)
  const closingPeriods = checkClosingPeriods(options.closingPeriods, today)
  const sectionIds = await db.transaction().execute(async (trx) => {
    const before = await lockAgencyCalendar(trx, agencyId)
    const isSame = isSameAround(
      { ...ordinaryCalendar, ...before },
      { ...ordinaryCalendar, closesOnHolidays, closingPeriods },
      today,
    )
    const changedAt = isSame ? before.changedAt : at
    const ids = await updateAgencyCalendar(trx, agencyId, { closesOnHolidays, closingPeriods, changedAt })
    await incrementSectionRevisions(trx, ids)
    await insertChangeLogEntry(trx, {
      agencyId,
      at,
      actor: options.actor,
      action: 'closing-days',
      change: {},
      target: {},
    })
    return ids
  })
  broadcastChangedSections(broadcast, sectionIds, clock())
}

function checkClosingPeriods(periods: readonly ClosingPeriod[], today: Day): ClosingPeriod[] {
  const isPossible = ({ since, until }: ClosingPeriod) =>
    isDay(since) && isDay(until) && since <= until && countDaysBetween(since, until) < MAX_CLOSING_DAYS
  if (!periods.every(isPossible))
    throw new ApiError('E3001', { fields: { closingPeriods: fieldText('closingPeriods') } })
  return periods
    .filter(({ until }) => until >= addDays(today, -KEPT_DAYS))
    .map(({ since, until, name }) => ({ since, until, name: name.trim() }))
    .sort((one, other) => (one.since < other.since ? -1 : 1))
}
