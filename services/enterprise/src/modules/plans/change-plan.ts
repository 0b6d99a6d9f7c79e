import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChangeLogEntry, lockSectionsOfAgency } from '../control/changes.sql.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import { findSectionOfAgency } from '../rooms/sections.sql.ts'
import { hasOverlappingHours, type ScheduleWindow, type WeeklyHours } from './plan.rules.ts'
import { findRoomOfAgency, updateRoomOpeningHours, updateSectionWindows } from './plans.sql.ts'

type Deps = Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>

/**
 * Replaces the schedule of a section.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP, ENTERPRISE_SOUND_UNKNOWN for a sound that the section does not have
 */
export async function replaceSectionSchedule(
  { db, clock, broadcast }: Deps,
  options: { agencyId: string; sectionId: string; windows: readonly ScheduleWindow[]; actor: Actor },
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
    await incrementSectionRevisions(trx, [section.id])
    await updateSectionWindows(trx, { sectionId: section.id, windows: options.windows, at })
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

/**
 * Replaces the opening hours of a room; null means always open.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP
 */
export async function replaceOpeningHours(
  { db, clock, broadcast }: Deps,
  options: { agencyId: string; roomId: string; openingHours: readonly WeeklyHours[] | null; actor: Actor },
): Promise<void> {
  const room = await findRoomOfAgency(db, options)
  if (!room) throw new ApiError('E4040')
  if (options.openingHours && hasOverlappingHours(options.openingHours))
    throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
  const at = clock()
  const sectionIds = await db.transaction().execute(async (trx) => {
    const ids = await updateRoomOpeningHours(trx, { roomId: room.id, openingHours: options.openingHours, at })
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
