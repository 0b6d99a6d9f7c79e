import type { ContentTables, SoundKind } from '../tables.ts'
import { addMediaFile, type ContentApp } from './content-app.ts'

export interface TestSoundOptions {
  kind?: SoundKind
  title?: string
  freeSample?: boolean
  published?: boolean
  withdrawn?: boolean
  publishedAt?: string
  /** The plan of a medical sound. */
  planCode?: '01' | '02' | '04'
  purposeDetailId?: string
  /** The course of an AI esthe sound. */
  course?: { cluster: number; minutes: 10 | 20 }
  bytes?: Uint8Array
}

export interface AddedSound {
  id: string
  mediaFileId: string
}

/** Adds a medical sound of the genre 森 / Forest, published unless the options say otherwise. */
export async function addSound(
  content: Pick<ContentApp, 'database' | 'mediaFolder'>,
  options: TestSoundOptions = {},
): Promise<AddedSound> {
  const { db } = content.database
  const mediaFileId = await addMediaFile(
    content,
    options.bytes ?? Buffer.from(`sound ${crypto.randomUUID()}`),
  )
  const published_at =
    options.published === false ? null : new Date(options.publishedAt ?? '2026-11-01T00:00:00Z')
  const { id } = await db
    .insertInto('sounds')
    .values({
      kind: options.kind ?? 'sound',
      title: options.title ?? '朝の森',
      file_name: 'forest.mp3',
      media_file_id: mediaFileId,
      free_sample: options.freeSample ?? false,
      published_at,
      withdrawn_at: options.withdrawn ? new Date('2026-11-02T00:00:00Z') : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if ((options.kind ?? 'sound') === 'sound') await describeAsForest(content, id, options)
  if (options.kind === 'kanade') await describeAsKanade(content, id)
  if (options.kind === 'aiesthe') {
    const { cluster, minutes: minutes_course } = options.course ?? { cluster: 1, minutes: 10 }
    await db.insertInto('aiesthe_sounds').values({ sound_id: id, cluster, minutes_course }).execute()
  }
  return { id, mediaFileId }
}

async function describeAsForest(
  { database: { db } }: Pick<ContentApp, 'database'>,
  sound_id: string,
  { planCode, purposeDetailId }: TestSoundOptions,
): Promise<void> {
  const genre_id = await master(db, 'genres', { code: 'forest', name_ja: '森', name_en: 'Forest' })
  const country_id = await master(db, 'countries', { code: 'jp', name_ja: '日本', name_en: 'Japan' })
  const tag_id = await master(db, 'tags', { code: 'calm', name_ja: 'おだやか', name_en: 'Calm' })
  await db
    .insertInto('medical_sounds')
    .values({
      sound_id,
      plan_code: planCode ?? '01',
      genre_id,
      country_id,
      place: '屋久島',
      purpose_detail_id: purposeDetailId ?? null,
    })
    .execute()
  await db.insertInto('sound_tags').values({ sound_id, tag_id }).execute()
}

async function describeAsKanade(
  { database: { db } }: Pick<ContentApp, 'database'>,
  sound_id: string,
): Promise<void> {
  const genre_id = await master(db, 'genres', { code: 'forest', name_ja: '森', name_en: 'Forest' })
  await db
    .insertInto('kanade_sounds')
    .values({ sound_id, genre_id, country_id: null, place: '', purpose_detail_id: null, player: '響き 一番' })
    .execute()
}

/** Adds a detail of the purpose "wake-up and sleep" (02). */
export async function addPurposeDetail(
  { database: { db } }: Pick<ContentApp, 'database'>,
  { code, order }: { code: string; order: number },
): Promise<string> {
  await db
    .insertInto('purposes')
    .values({ code: '02', name_ja: '目覚め・眠り', name_en: 'Wake-up and sleep' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('purpose_details')
    .values({
      code,
      name_ja: `${code}（日）`,
      name_en: `${code} (en)`,
      display_order: order,
      purpose_code: '02',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function master(
  db: ContentApp['database']['db'],
  table: keyof Pick<ContentTables, 'genres' | 'countries' | 'tags'>,
  names: { code: string; name_ja: string; name_en: string },
): Promise<string> {
  const { id } = await db
    .insertInto(table)
    .values(names)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name_ja: names.name_ja }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a sound whose landscape is final, because the sound is measured, and returns its id. */
export async function addMeasuredSound(content: ContentApp, title: string): Promise<string> {
  const { id } = await addSound(content, { title })
  const peaks = Array.from({ length: 240 }, (_, bar) => 40 + (bar % 50))
  await content.database.db
    .insertInto('sound_analyses')
    .values({ sound_id: id, loudness_lufs: -20, peaks, frequencies: [44, 220, 440] })
    .execute()
  return id
}
