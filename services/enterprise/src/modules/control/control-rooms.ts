import { ApiError, Id } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { type Static, Type } from 'typebox'
import type { EnterpriseContext } from '../../context.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { computeIntendedPlayOrders } from '../plans/plan.rules.ts'
import { offerPlaylistInSections } from '../playlists/playlists.sql.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import { listSectionsOfAgency, type Section } from '../rooms/sections.sql.ts'
import {
  type Actor,
  insertChangeLogEntry,
  lockSectionsOfAgency,
  lockUndoableChange,
  type PlayOrderBeforeChange,
  restorePlayOrders,
  saveStopChange,
  updatePlayOrders,
} from './changes.sql.ts'
import { computeNewPlayOrders, isEmptyControlChange } from './control.rules.ts'

const RequestedId = Type.String({ maxLength: 64 })

/** The rooms and the change; without ids it applies to all rooms of the agency. */
export const ControlBody = Type.Object(
  {
    roomId: Type.Optional(RequestedId),
    sectionId: Type.Optional(RequestedId),
    managementId: Type.Optional(RequestedId),
    playing: Type.Optional(
      Type.Boolean({ description: 'Whether to play; starting without soundIds plays what was stopped last' }),
    ),
    volume: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    volumeStep: Type.Optional(Type.Number({ minimum: -1, maximum: 1, description: 'Added to each volume' })),
    soundIds: Type.Optional(
      Type.Array(RequestedId, { maxItems: 50, description: 'Ids of exactly the sounds that shall play' }),
    ),
    playlistId: Type.Optional(
      Type.With(RequestedId, {
        description:
          'The playlist that shall play, and no other sounds than `soundIds`; sections without its sounds stay as they are',
      }),
    ),
  },
  { $id: 'ControlInput' },
)

export const ControlResponse = Type.Object(
  {
    changeId: Type.With(Id, { description: 'Id of the change, for undo' }),
    sectionIds: Type.Array(Id, { description: 'Sections that changed' }),
  },
  { $id: 'ControlResult' },
)

/**
 * Changes what plays in one section, a room or all rooms of an agency, and sends it to the devices.
 *
 * @throws ApiError E4040 for rooms or a playlist of another agency, ENTERPRISE_NOTHING_TO_CHANGE, ENTERPRISE_PLAYLIST_SILENT where none of the sections
 *   has a sound of the playlist
 */
export async function controlRooms(
  { db, clock, broadcast }: Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>,
  { body, agencyId, actor }: { agencyId: string; actor: Actor; body: Static<typeof ControlBody> },
): Promise<Static<typeof ControlResponse>> {
  const { roomId, sectionId, managementId, ...change } = body
  if (isEmptyControlChange(change)) throw new ApiError('ENTERPRISE_NOTHING_TO_CHANGE')
  const at = clock()
  const target = { agencyId, roomId, sectionId }
  const { changeId, sectionIds } = await db.transaction().execute(async (trx) => {
    await lockSectionsOfAgency(trx, target)
    if (change.playlistId !== undefined) await offerPlaylistInSections(trx, change.playlistId, target)
    const sections = await listSectionsOfAgency(trx, target)
    const meant = sections.filter(
      ({ items }) => managementId === undefined || items.some(({ id }) => id === managementId),
    )
    if (meant.length === 0) throw new ApiError('E4040')
    const able = meant.filter(({ playlists }) => canPlay(playlists, change.playlistId))
    if (able.length === 0) throw new ApiError('ENTERPRISE_PLAYLIST_SILENT')
    const changed = able
      .map((section) => {
        const { id, plan, items } = section
        const effective = computeIntendedPlayOrders(plan, items, at)
        return {
          id,
          items,
          playingIds: effective.filter((order) => order.playing).map((order) => order.id),
          orders: computeNewPlayOrders(items, effective, { change, only: managementId }),
        }
      })
      .filter(({ orders }) => orders.length > 0)
    const before: PlayOrderBeforeChange[] = changed.flatMap(({ items, orders }) =>
      items
        .filter(({ id }) => orders.some((order) => order.id === id))
        .map(({ id, playing, volume, resumes, orderedAt }) => ({
          id,
          playing,
          volume,
          resumes,
          orderedAt: orderedAt?.toISOString() ?? null,
        })),
    )
    await updatePlayOrders(
      trx,
      changed.flatMap(({ orders }) => orders),
      at,
    )
    const sectionIds = changed.map(({ id }) => id)
    await incrementSectionRevisions(trx, sectionIds)
    const changeId = await insertChangeLogEntry(trx, {
      agencyId,
      at,
      actor,
      action: 'control',
      change,
      before,
      target: { roomId, sectionId, managementId },
    })
    const stopped = changed.flatMap(({ playingIds, orders }) =>
      orders.filter((order) => !order.playing && playingIds.includes(order.id)),
    )
    await saveStopChange(
      trx,
      changeId,
      stopped.map(({ id }) => id),
    )
    return { changeId, sectionIds }
  })
  broadcastChangedSections(broadcast, sectionIds, clock())
  return { changeId, sectionIds }
}

/** Whether a section has a sound of the playlist, or no playlist is requested. */
const canPlay = (playlists: Section['playlists'], playlistId: string | undefined): boolean =>
  playlistId === undefined ||
  playlists.some((playlist) => playlist.playlistId === playlistId && !playlist.isEmpty)

/**
 * Undoes a change.
 *
 * @throws ApiError E4040, ENTERPRISE_CHANGED_SINCE when a newer change followed or it is undone already
 */
export async function undoControlChange(
  { db, clock, broadcast }: Pick<EnterpriseContext, 'db' | 'clock' | 'broadcast'>,
  options: { agencyId: string; actor: Actor; changeId: string },
): Promise<{ sectionIds: string[] }> {
  const at = clock()
  const sectionIds = await db.transaction().execute(async (trx) => {
    // The member is locked before the change, in the same order as the erasure of the member does.
    await lockMember(trx, options.actor.id)
    await lockSectionsOfAgency(trx, options)
    const change = await lockUndoableChange(trx, options)
    if (!change) throw new ApiError('E4040')
    if (change.undoneAt !== null || change.before === null) throw new ApiError('ENTERPRISE_CHANGED_SINCE')
    const restored = await restorePlayOrders(trx, change, at)
    if (restored === null) throw new ApiError('ENTERPRISE_CHANGED_SINCE')
    await incrementSectionRevisions(trx, restored.sectionIds)
    const undoId = await insertChangeLogEntry(trx, {
      agencyId: options.agencyId,
      at,
      actor: options.actor,
      action: 'undo',
      target: { changeId: change.id },
      change: {},
    })
    await saveStopChange(trx, undoId, restored.stoppedIds)
    return restored.sectionIds
  })
  broadcastChangedSections(broadcast, sectionIds, clock())
  return { sectionIds }
}
