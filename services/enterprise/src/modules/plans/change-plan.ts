import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChange, lockSections } from '../control/changes.sql.ts'
import { announceSections } from '../live/announce-sections.ts'
import { incrementRevisions } from '../rooms/revisions.sql.ts'
import { findSectionOf } from '../rooms/sections.sql.ts'
import { type Hours, hasOverlap, type PlayWindow } from './plan.rules.ts'
import { findRoomOf, saveOpeningHours, saveWindows } from './plans.sql.ts'

type Deps = Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>

/**
 * Replaces the schedule of a section.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP, ENTERPRISE_SOUND_UNKNOWN for a sound that the section does not have
 */
export async function changeSchedule(
  { db, clock, broadcast }: Deps,
  options: { agencyId: string; sectionId: string; windows: readonly PlayWindow[]; actor: Actor },
): Promise<void> {
  const at = clock()
  const sectionId = await db.transaction().execute(async (trx) => {
    // The section is locked before its sounds are read, so that none of them is removed meanwhile.
    await lockSections(trx, { agencyId: options.agencyId, sectionId: options.sectionId })
    const section = await findSectionOf(trx, options)
    if (!section) throw new ApiError('E4040')
    if (hasOverlap(options.windows)) throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
    const known = new Set(section.managements.map(({ soundId }) => soundId))
    if (options.windows.some(({ soundIds }) => soundIds.some((id) => !known.has(id))))
      throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
    await incrementRevisions(trx, [section.id])
    await saveWindows(trx, { sectionId: section.id, windows: options.windows, at })
    await insertChange(trx, {
      agencyId: options.agencyId,
      at,
      actor: options.actor,
      action: 'schedule',
      change: {},
      target: { sectionId: section.id },
    })
    return section.id
  })
  announceSections(broadcast, [sectionId], clock())
}

/**
 * Replaces the opening hours of a room; null means always open.
 *
 * @throws ApiError E4040, ENTERPRISE_HOURS_OVERLAP
 */
export async function changeOpeningHours(
  { db, clock, broadcast }: Deps,
  options: { agencyId: string; roomId: string; openingHours: readonly Hours[] | null; actor: Actor },
): Promise<void> {
  const room = await findRoomOf(db, options)
  if (!room) throw new ApiError('E4040')
  if (options.openingHours && hasOverlap(options.openingHours)) throw new ApiError('ENTERPRISE_HOURS_OVERLAP')
  const at = clock()
  const sectionIds = await db.transaction().execute(async (trx) => {
    const ids = await saveOpeningHours(trx, { roomId: room.id, openingHours: options.openingHours, at })
    await incrementRevisions(trx, ids)
    await insertChange(trx, {
      agencyId: options.agencyId,
      at,
      actor: options.actor,
      action: 'opening-hours',
      change: {},
      target: { roomId: room.id },
    })
    return ids
  })
  announceSections(broadcast, sectionIds, clock())
}
