import type { LocalText } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { CandidateSound } from '../choices/draw-choice.rules.ts'

/** This service chooses from these kinds of content's sounds. */
export type ChoosableSoundKind = 'aiesthe' | 'sound_therapy'

export interface ProjectedSound {
  soundId: string
  title: LocalText
  cluster: number | null
  bodyParts: string[]
  genre: LocalText | null
  composer: string
  effects: string[]
  durationSeconds: number
  /** The course of an AI esthe sound; a play lasts its minutes whatever the length of the sound. */
  minutesCourse: number | null
  frequencies: number[]
}

/** Lists the sounds of AI esthe that can be chosen: those of a course, of a cluster, or all. */
export async function listCandidateSounds(
  db: Kysely<AiestheTables>,
  of: { minutesCourse?: 10 | 20; cluster?: number },
): Promise<CandidateSound[]> {
  const rows = await db
    .selectFrom('sounds')
    .select(['sound_id as soundId', 'cluster'])
    .where('kind', '=', 'aiesthe')
    .where('withdrawn_at', 'is', null)
    .where('cluster', 'is not', null)
    .$if(of.minutesCourse !== undefined, (query) => query.where('minutes_course', '=', of.minutesCourse ?? 0))
    .$if(of.cluster !== undefined, (query) => query.where('cluster', '=', of.cluster ?? 0))
    .execute()
  return rows as CandidateSound[]
}

const soundColumns = [
  'sound_id as soundId',
  'title',
  'cluster',
  'body_parts as bodyParts',
  'genre',
  'composer',
  'effects',
  'duration_seconds as durationSeconds',
  'minutes_course as minutesCourse',
  'frequencies',
] as const

/** Lists the sounds of a therapy course for the eyes, the mouth, or all of them. */
export async function listTherapySoundsOfCluster(
  db: Kysely<AiestheTables>,
  of: { cluster: number; bodyPart: 'eyes' | 'mouth' | 'all' },
): Promise<ProjectedSound[]> {
  const rows = await db
    .selectFrom('sounds')
    .select(soundColumns)
    .where('kind', '=', 'sound_therapy')
    .where('withdrawn_at', 'is', null)
    .where('cluster', '=', of.cluster)
    .$if(of.bodyPart !== 'all', (query) => query.where(sql<boolean>`${of.bodyPart} = any(body_parts)`))
    .orderBy(sql`title ->> 'ja'`)
    .orderBy('sound_id')
    .limit(99)
    .execute()
  return rows
}

/** Finds a sound of therapy that can be played now. */
export async function findTherapySound(
  db: Kysely<AiestheTables>,
  soundId: string,
): Promise<ProjectedSound | null> {
  const row = await db
    .selectFrom('sounds')
    .select(soundColumns)
    .where('sound_id', '=', soundId)
    .where('kind', '=', 'sound_therapy')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Finds sounds including withdrawn ones, because results keep their titles. */
export async function listSoundsByIds(
  db: Kysely<AiestheTables>,
  soundIds: readonly string[],
): Promise<ProjectedSound[]> {
  const rows = await db
    .selectFrom('sounds')
    .select(soundColumns)
    .where(sql<boolean>`sound_id = any(${[...soundIds]}::uuid[])`)
    .where('kind', 'is not', null)
    .execute()
  return rows
}

export async function findSound(db: Kysely<AiestheTables>, soundId: string): Promise<ProjectedSound | null> {
  return (await listSoundsByIds(db, [soundId]))[0] ?? null
}

export interface PublishedSound extends Omit<ProjectedSound, 'frequencies'> {
  kind: ChoosableSoundKind
  publishedAt: Date
}

/** Saves the newest description of a sound; an earlier withdrawal stays. */
export async function savePublishedSound(
  trx: Transaction<AiestheTables>,
  sound: PublishedSound,
): Promise<void> {
  const { soundId, kind, title, cluster, minutesCourse, bodyParts, durationSeconds, publishedAt } = sound
  const genre = sound.genre && JSON.stringify(sound.genre)
  await sql`
    insert into sounds (sound_id, kind, title, cluster, minutes_course, body_parts, genre,
      composer, effects, duration_seconds, published_at)
    values (${soundId}, ${kind}, ${JSON.stringify(title)}::jsonb, ${cluster}, ${minutesCourse}, ${bodyParts}::text[],
      ${genre}::jsonb, ${sound.composer}, ${sound.effects}::text[], ${durationSeconds}, ${publishedAt})
    on conflict (sound_id) do update set kind = excluded.kind, title = excluded.title,
      cluster = excluded.cluster, minutes_course = excluded.minutes_course,
      body_parts = excluded.body_parts, genre = excluded.genre,
      composer = excluded.composer, effects = excluded.effects, duration_seconds = excluded.duration_seconds,
      published_at = excluded.published_at
    where sounds.published_at is null or sounds.published_at < excluded.published_at`.execute(trx)
}

/** Saves the frequencies of a sound, which may arrive before the sound. */
export async function saveSoundFrequencies(
  trx: Transaction<AiestheTables>,
  soundId: string,
  frequencies: readonly number[],
): Promise<void> {
  await sql`
    insert into sounds (sound_id, frequencies) values (${soundId}, ${[...frequencies]}::real[])
    on conflict (sound_id) do update set frequencies = excluded.frequencies`.execute(trx)
}

export async function saveSoundWithdrawal(
  trx: Transaction<AiestheTables>,
  soundId: string,
  withdrawnAt: Date,
): Promise<void> {
  await sql`
    insert into sounds (sound_id, withdrawn_at) values (${soundId}, ${withdrawnAt})
    on conflict (sound_id) do update set withdrawn_at = excluded.withdrawn_at`.execute(trx)
}
