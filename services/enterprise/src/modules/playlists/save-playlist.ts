import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChangeLogEntry, lockSectionsOfAgency } from '../control/changes.sql.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import {
  deletePlaylist,
  findPlaylist,
  insertPlaylist,
  listPlayableSoundIds,
  listSectionIdsOfPlaylist,
  lockAndCountPlaylists,
  updatePlaylist,
} from './playlists.sql.ts'

type Deps = Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>

/** People cannot tell more playlists apart than this. */
const MAX_PLAYLISTS = 50

/**
 * Creates a playlist, or replaces one; devices that play it go on with the new list after their current sound.
 *
 * @returns the id of the playlist
 * @throws ApiError E4040, ENTERPRISE_TOO_MANY, ENTERPRISE_SOUND_UNKNOWN for a sound that is new to the list and that no section has
 */
export async function savePlaylist(
  { db, clock, broadcast }: Deps,
  options: {
    agencyId: string
    playlistId?: string | undefined
    name: string
    isShuffled: boolean
    soundIds: readonly string[]
    actor: Actor
  },
): Promise<string> {
  const { agencyId, isShuffled, actor } = options
  const now = clock()
  const name = options.name.trim()
  const soundIds = [...options.soundIds]
  const saved = await db.transaction().execute(async (trx) => {
    const count = await lockAndCountPlaylists(trx, agencyId)
    // The sections are locked before the playlist, in the same order as by all who change both.
    await lockSectionsOfAgency(trx, { agencyId })
    const before =
      options.playlistId === undefined
        ? undefined
        : await findPlaylist(trx, { agencyId, playlistId: options.playlistId })
    if (options.playlistId !== undefined && !before) throw new ApiError('E4040')
    if (!before && count >= MAX_PLAYLISTS) throw new ApiError('ENTERPRISE_TOO_MANY')
    const known = await listPlayableSoundIds(trx, { agencyId, soundIds })
    if (soundIds.some((id) => !known.has(id) && !before?.soundIds.includes(id)))
      throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
    const playlist = { name, isShuffled, soundIds }
    const id = before?.id ?? (await insertPlaylist(trx, { ...playlist, agencyId, now }))
    if (before) await updatePlaylist(trx, { id, ...playlist })
    const sectionIds = await listSectionIdsOfPlaylist(trx, id)
    await incrementSectionRevisions(trx, sectionIds)
    await insertChangeLogEntry(trx, {
      agencyId,
      at: now,
      actor,
      action: 'playlist',
      change: { playlistId: id, playlistName: name },
      target: {},
    })
    return { id, sectionIds }
  })
  broadcastChangedSections(broadcast, saved.sectionIds, clock())
  return saved.id
}

/**
 * Deletes a playlist. Sections that play it fall silent, and windows go on without it.
 *
 * @throws ApiError E4040
 */
export async function removePlaylist(
  { db, clock, broadcast }: Deps,
  { agencyId, playlistId, actor }: { agencyId: string; playlistId: string; actor: Actor },
): Promise<void> {
  const sectionIds = await db.transaction().execute(async (trx) => {
    await lockSectionsOfAgency(trx, { agencyId })
    const playlist = await findPlaylist(trx, { agencyId, playlistId })
    if (!playlist) throw new ApiError('E4040')
    const ids = await listSectionIdsOfPlaylist(trx, playlist.id)
    await deletePlaylist(trx, { playlistId: playlist.id, sectionIds: ids })
    await incrementSectionRevisions(trx, ids)
    await insertChangeLogEntry(trx, {
      agencyId,
      at: clock(),
      actor,
      action: 'playlist',
      change: { playlistName: playlist.name, isDeleted: true },
      target: {},
    })
    return ids
  })
  broadcastChangedSections(broadcast, sectionIds, clock())
}
