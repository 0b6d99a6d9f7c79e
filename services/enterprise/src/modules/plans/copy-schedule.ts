import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChangeLogEntry, lockSectionsOfAgency } from '../control/changes.sql.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { offerPlaylistsOfWindows } from '../playlists/playlists.sql.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import { listSectionsOfAgency } from '../rooms/sections.sql.ts'
import type { ScheduleWindow } from './plan.rules.ts'
import { updateSectionWindows } from './plans.sql.ts'

interface CopiedSchedule {
  sectionId: string
  /** The windows that the copy replaces. */
  replaced: ScheduleWindow[]
  /** The sounds of the copied schedule that the section does not have, so that its windows go without them. */
  missingSoundIds: string[]
}

/**
 * Replaces the schedules of sections by that of another one. A preview changes nothing.
 *
 * @throws ApiError E4040 unless all sections are of the agency
 */
export async function copySchedule(
  { db, clock, broadcast }: Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>,
  options: {
    agencyId: string
    sectionId: string
    toSectionIds: readonly string[]
    preview: boolean
    actor: Actor
  },
): Promise<CopiedSchedule[]> {
  const { agencyId, sectionId, preview, actor } = options
  const at = clock()
  const copied = await db.transaction().execute(async (trx) => {
    if (!preview) await lockSectionsOfAgency(trx, { agencyId })
    const sections = new Map(
      (await listSectionsOfAgency(trx, { agencyId })).map((section) => [section.id, section]),
    )
    const windows = sections.get(sectionId)?.plan.windows
    if (!windows) throw new ApiError('E4040')
    const soundIds = [...new Set(windows.flatMap((window) => window.soundIds))]
    const targets = options.toSectionIds.map((id) => {
      const section = sections.get(id)
      if (!section) throw new ApiError('E4040')
      const known = new Set(section.managements.map((management) => management.soundId))
      return {
        sectionId: section.id,
        replaced: [...section.plan.windows],
        missingSoundIds: soundIds.filter((soundId) => !known.has(soundId)),
      }
    })
    if (preview) return targets
    const targetIds = targets.map((target) => target.sectionId)
    await offerPlaylistsOfWindows(trx, { agencyId, windows }, targetIds)
    await incrementSectionRevisions(trx, targetIds)
    for (const target of targets) {
      const own = windows.map((window) => ({
        ...window,
        soundIds: window.soundIds.filter((id) => !target.missingSoundIds.includes(id)),
      }))
      await updateSectionWindows(trx, { sectionId: target.sectionId, windows: own, at })
      await insertChangeLogEntry(trx, {
        agencyId,
        at,
        actor,
        action: 'schedule',
        change: {},
        target: { sectionId: target.sectionId },
      })
    }
    return targets
  })
  if (!preview)
    broadcastChangedSections(
      broadcast,
      copied.map((target) => target.sectionId),
      clock(),
    )
  return copied
}
