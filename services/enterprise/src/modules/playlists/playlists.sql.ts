import { ApiError } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BilingualText, EnterpriseTables } from '../../tables.ts'
import type { ScheduleWindow } from '../plans/plan.rules.ts'

type Db = Kysely<EnterpriseTables>
type Trx = Transaction<EnterpriseTables>

export interface Playlist {
  id: string
  name: string
  isShuffled: boolean
  soundIds: string[]
}

export function listPlaylists(db: Db, agencyId: string): Promise<Playlist[]> {
  return db
    .selectFrom('playlists')
    .select(['id', 'name', 'is_shuffled as isShuffled', 'sound_ids as soundIds'])
    .where('agency_id', '=', agencyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export interface PlayableSound {
  id: string
  title: BilingualText
  withMusic: boolean
  durationSeconds: number
}

/** More sounds than this cannot be chosen from on one page. */
const MAX_PLAYABLE_SOUNDS = 1000

/** Lists the sounds that at least one section of the agency has. */
export async function listPlayableSounds(db: Db, agencyId: string): Promise<PlayableSound[]> {
  const { rows } = await sql<PlayableSound>`
    select d.id, d.title, d.with_music as "withMusic", d.duration_seconds as "durationSeconds" from sounds d
    where exists (select from managements m join sections s on s.id = m.section_id join rooms r on r.id = s.room_id
      where m.sound_id = d.id and r.agency_id = ${agencyId})
    order by d.title->>'ja', d.id limit ${MAX_PLAYABLE_SOUNDS}`.execute(db)
  return rows
}

/** Returns which of the sounds at least one section of the agency has. */
export async function listPlayableSoundIds(
  trx: Trx,
  { agencyId, soundIds }: { agencyId: string; soundIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.sound_id as id from managements m join sections s on s.id = m.section_id
    join rooms r on r.id = s.room_id
    where r.agency_id = ${agencyId} and m.sound_id = any(${[...soundIds]}::uuid[])`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Finds a playlist of this agency by an id that may be any text; those of other agencies are treated as unknown. */
export async function findPlaylist(
  db: Db,
  { agencyId, playlistId }: { agencyId: string; playlistId: string },
): Promise<Playlist | undefined> {
  return db
    .selectFrom('playlists')
    .select(['id', 'name', 'is_shuffled as isShuffled', 'sound_ids as soundIds'])
    .where('agency_id', '=', agencyId)
    .where((playlist) => playlist(playlist.cast('id', 'text'), '=', playlistId))
    .executeTakeFirst()
}

/** Locks the agency against concurrent additions and returns how many playlists it has. */
export async function lockAndCountPlaylists(trx: Trx, agencyId: string): Promise<number> {
  await sql`select from agencies where id = ${agencyId} for no key update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from playlists where agency_id = ${agencyId}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Returns the id of the new playlist. */
export async function insertPlaylist(
  trx: Trx,
  { name, isShuffled, soundIds, agencyId, now }: Omit<Playlist, 'id'> & { agencyId: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('playlists')
    .values({
      agency_id: agencyId,
      name,
      is_shuffled: isShuffled,
      sound_ids: [...soundIds],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePlaylist(trx: Trx, { id, name, isShuffled, soundIds }: Playlist): Promise<void> {
  await trx
    .updateTable('playlists')
    .set({ name, is_shuffled: isShuffled, sound_ids: [...soundIds] })
    .where('id', '=', id)
    .execute()
}

/** Returns the sections that have played the playlist or have it in their schedules. */
export async function listSectionIdsOfPlaylist(trx: Trx, playlistId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('managements')
    .select('section_id as id')
    .where('playlist_id', '=', playlistId)
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes a playlist, also from the schedules. A window without anything else stays and plays nothing. */
export async function deletePlaylist(
  trx: Trx,
  { playlistId, sectionIds }: { playlistId: string; sectionIds: readonly string[] },
): Promise<void> {
  await sql`
    update sections set windows = (
      select jsonb_agg(case when w->>'playlistId' = ${playlistId} then w - 'playlistId' else w end order by place)
      from jsonb_array_elements(windows) with ordinality as each (w, place))
    where id = any(${[...sectionIds]}::uuid[]) and windows <> '[]'`.execute(trx)
  await trx.deleteFrom('playlists').where('id', '=', playlistId).execute()
}

/**
 * Adds a playlist, silent, to the sections that do not have it yet.
 *
 * @throws ApiError E4040 for a playlist of another agency
 */
export async function offerPlaylistInSections(
  trx: Trx,
  playlistId: string,
  {
    agencyId,
    roomId,
    sectionId,
  }: { agencyId: string; roomId?: string | undefined; sectionId?: string | undefined },
): Promise<void> {
  const playlist = await findPlaylist(trx, { agencyId, playlistId })
  if (!playlist) throw new ApiError('E4040')
  await sql`
    insert into managements (section_id, playlist_id)
    select s.id, ${playlist.id} from sections s join rooms r on r.id = s.room_id
    where r.agency_id = ${agencyId} and (${roomId ?? null}::text is null or r.id::text = ${roomId ?? null})
      and (${sectionId ?? null}::text is null or s.id::text = ${sectionId ?? null})
      and exists (select from managements m where m.section_id = s.id and m.sound_id = any(${playlist.soundIds}::uuid[]))
    order by s.id
    on conflict do nothing`.execute(trx)
}

/**
 * Adds the playlists of windows, silent, to sections, so that the plan finds them there.
 *
 * @throws ApiError ENTERPRISE_SOUND_UNKNOWN for a playlist that the agency does not have
 */
export async function offerPlaylistsOfWindows(
  trx: Trx,
  { agencyId, windows }: { agencyId: string; windows: readonly ScheduleWindow[] },
  sectionIds: readonly string[],
): Promise<void> {
  const playlistIds = [...new Set(windows.flatMap(({ playlistId }) => playlistId ?? []))]
  if (playlistIds.length === 0) return
  const known = await sql<{ id: string }>`
    select id from playlists where agency_id = ${agencyId} and id = any(${playlistIds}::uuid[])
    order by id for key share`.execute(trx)
  if (known.rows.length < playlistIds.length) throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
  await sql`
    insert into managements (section_id, playlist_id)
    select s.id, p.id from unnest(${[...sectionIds]}::uuid[]) as s (id) cross join unnest(${playlistIds}::uuid[]) as p (id)
    order by s.id, p.id
    on conflict do nothing`.execute(trx)
}
