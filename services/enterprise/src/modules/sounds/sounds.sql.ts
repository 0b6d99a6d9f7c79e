import { type Kysely, sql, type Transaction } from 'kysely'
import type { BilingualText, EnterpriseTables } from '../../tables.ts'
import { MAX_SECTION_SOUNDS } from '../rooms/sections.sql.ts'

type Trx = Transaction<EnterpriseTables>

export interface PublishedSound {
  id: string
  title: BilingualText
  fileName: string
  experience: boolean
  withMusic: boolean
  agencyId: string | null
  roomId: string | null
  sectionId: string | null
  durationSeconds: number
  at: Date
}

/** Saves the newest data of a sound from content; a sound that was withdrawn meanwhile stays withdrawn. */
export async function upsertSound(trx: Trx, sound: PublishedSound): Promise<void> {
  await sql`
    insert into sounds (id, title, file_name, experience, with_music, agency_id, room_id, section_id, duration_seconds,
      changed_at, withdrawn_at)
    values (${sound.id}, ${JSON.stringify(sound.title)}, ${sound.fileName}, ${sound.experience}, ${sound.withMusic},
      ${sound.agencyId}, ${sound.roomId}, ${sound.sectionId}, ${sound.durationSeconds}, ${sound.at},
      (select at from withdrawn_sounds where sound_id = ${sound.id}))
    on conflict (id) do update set title = excluded.title, file_name = excluded.file_name,
      experience = excluded.experience, with_music = excluded.with_music, agency_id = excluded.agency_id,
      room_id = excluded.room_id, section_id = excluded.section_id, duration_seconds = excluded.duration_seconds,
      changed_at = excluded.changed_at
    where sounds.changed_at < excluded.changed_at`.execute(trx)
}

/** Selects the sounds that a section may play: published, not for trials only, and meant for this section or for all. */
const fits = sql`
  d.withdrawn_at is null and not d.experience
  and (d.agency_id is null or d.agency_id = r.agency_id::text)
  and (d.room_id is null or d.room_id = r.id::text)
  and (d.section_id is null or d.section_id = s.id::text)`

/**
 * Offers a sound in every section it is meant for; returns the sections that are new to it. A section with the maximum number of sounds is
 * skipped; an administrator may add the sound after removing another one.
 */
export async function offerSoundInSections(trx: Trx, soundId: string): Promise<string[]> {
  // The sections are locked first, in the same order as everywhere, because of two concurrent sounds one may exceed the maximum.
  const { rows: sections } = await sql<{ id: string }>`
    select s.id from sounds d, sections s join rooms r on r.id = s.room_id where d.id = ${soundId} and ${fits}
    order by s.id for no key update of s`.execute(trx)
  const { rows } = await sql<{ sectionId: string }>`
    insert into managements (section_id, sound_id)
    select s.id, ${soundId} from sections s
    where s.id = any(${sections.map(({ id }) => id)}::uuid[])
      and (select count(m.sound_id) from managements m where m.section_id = s.id) < ${MAX_SECTION_SOUNDS}
    on conflict do nothing returning section_id as "sectionId"`.execute(trx)
  return rows.map((row) => row.sectionId)
}

/** Offers a new section the sounds that are meant for it, those of its agency first, then the newest, up to the maximum. */
export async function offerSoundsInSection(trx: Trx, sectionId: string): Promise<void> {
  await sql`
    insert into managements (section_id, sound_id)
    select s.id, d.id from sounds d, sections s join rooms r on r.id = s.room_id where s.id = ${sectionId} and ${fits}
    order by d.agency_id is null, d.changed_at desc, d.id limit ${MAX_SECTION_SOUNDS}
    on conflict do nothing`.execute(trx)
}

/** Whether the section may play the sound. */
export async function isSoundAllowedInSection(
  db: Kysely<EnterpriseTables>,
  { sectionId, soundId }: { sectionId: string; soundId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from sounds d, sections s join rooms r on r.id = s.room_id
    where s.id::text = ${sectionId} and d.id::text = ${soundId} and ${fits}`.execute(db)
  return rows.length > 0
}

/** Returns which of the sounds a section has. */
export async function listSoundIdsOfSection(
  db: Kysely<EnterpriseTables> | Trx,
  { sectionId, soundIds }: { sectionId: string; soundIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select sound_id as id from managements where section_id = ${sectionId} and sound_id = any(${[...soundIds]}::uuid[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Saves the frequencies of a sound; returns the sections that have it. */
export async function saveSoundFrequencies(
  trx: Trx,
  soundId: string,
  frequencies: readonly number[],
): Promise<string[]> {
  await sql`insert into measured_sounds (sound_id, frequencies) values (${soundId}, ${[...frequencies]}::real[])
    on conflict (sound_id) do update set frequencies = excluded.frequencies`.execute(trx)
  const rows = await trx
    .selectFrom('managements')
    .select('section_id as sectionId')
    .where('sound_id', '=', soundId)
    .execute()
  return rows.map((row) => row.sectionId)
}

/** Removes a sound from every section; returns those that had it. */
export async function withdrawSound(trx: Trx, soundId: string, at: Date): Promise<string[]> {
  await sql`insert into withdrawn_sounds (sound_id, at) values (${soundId}, ${at}) on conflict do nothing`.execute(
    trx,
  )
  await trx.updateTable('sounds').set({ withdrawn_at: at }).where('id', '=', soundId).execute()
  const sectionIds = await removeSoundFromSections(trx, { soundId })
  await sql`update playlists set sound_ids = array_remove(sound_ids, ${soundId}::uuid)
    where ${soundId}::uuid = any(sound_ids)`.execute(trx)
  return sectionIds
}

/**
 * Removes a sound from one section or from all, and from their windows; returns the sections that had it. A window without sounds stays,
 * because a section without any window would play what was ordered long ago.
 */
export async function removeSoundFromSections(
  trx: Trx,
  options: { soundId: string; sectionId?: string },
): Promise<string[]> {
  const { soundId, sectionId = null } = options
  // The sections are locked first, so that a concurrent schedule is either saved before and changed here, or finds that the sound is gone.
  const { rows } = await sql<{ id: string }>`
    select s.id from sections s
    where exists (select from managements m where m.section_id = s.id and m.sound_id = ${soundId})
      and (${sectionId}::uuid is null or s.id = ${sectionId}::uuid)
    order by s.id for update`.execute(trx)
  const ids = rows.map((row) => row.id)
  await sql`
    delete from managements where sound_id = ${soundId} and section_id = any(${ids}::uuid[])`.execute(trx)
  await sql`
    update sections set windows = (
      select jsonb_agg(w || jsonb_build_object('soundIds', (w->'soundIds') - ${soundId}::uuid::text) order by place)
      from jsonb_array_elements(windows) with ordinality as each (w, place))
    where id = any(${ids}::uuid[]) and windows <> '[]'`.execute(trx)
  return ids
}

export interface TrialSound {
  id: string
  title: BilingualText
  fileName: string
  withMusic: boolean
  durationSeconds: number
  frequencies: number[]
}

/** Selects the sounds of the trial page: those for all, or for the agency. */
export function listTrialSounds(
  db: Kysely<EnterpriseTables>,
  { agencyId, withMusic }: { agencyId: string | undefined; withMusic?: boolean | undefined },
): Promise<TrialSound[]> {
  let query = db
    .selectFrom('sounds')
    .leftJoin('measured_sounds as measured', 'measured.sound_id', 'sounds.id')
    .select([
      'id',
      'title',
      'file_name as fileName',
      'with_music as withMusic',
      'duration_seconds as durationSeconds',
      sql<number[]>`coalesce(measured.frequencies, '{}')`.as('frequencies'),
    ])
    .where('experience', '=', true)
    .where('withdrawn_at', 'is', null)
    .where((sound) => sound.or([sound('agency_id', 'is', null), sound('agency_id', '=', agencyId ?? '')]))
  if (withMusic !== undefined) query = query.where('with_music', '=', withMusic)
  return query.orderBy('changed_at', 'desc').orderBy('id').limit(99).execute()
}
