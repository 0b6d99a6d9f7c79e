import { sql, type Transaction } from 'kysely'
import type { ContentTables, SoundKind, SoundNamesByLanguage } from '../../tables.ts'
import type { AudioMeasurement } from '../uploads/inspect/inspect-mp3-file.ts'
import type { ValidatedMp3File } from '../uploads/inspect/validate-mp3-file.ts'
import type { SoundDetails } from './sound-details.ts'

type Write = Transaction<ContentTables>

/** Locks the content, so that no other transaction publishes the same sound before this one ends. */
export async function lockContentHash(trx: Write, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 20))`.execute(trx)
}

/** Returns the title of a playable sound of this kind with identical bytes. A sound of another kind may use the same file. */
export async function findTitleOfIdenticalSound(
  trx: Write,
  { sha256, kind }: { sha256: string; kind: SoundKind },
): Promise<string | null> {
  const row = await trx
    .selectFrom('sounds')
    .innerJoin('media_files', 'media_files.id', 'sounds.media_file_id')
    .select('sounds.title')
    .where('media_files.sha256', '=', sha256)
    .where('sounds.kind', '=', kind)
    .where('sounds.withdrawn_at', 'is', null)
    .orderBy('sounds.created_at')
    .executeTakeFirst()
  return row?.title ?? null
}

/** Inserts the row of a file, or reuses the row that a withdrawn sound left behind. */
export async function upsertMediaFile(
  trx: Write,
  storageKey: string,
  { sha256, start, end, durationMs }: ValidatedMp3File,
): Promise<string> {
  const { id } = await trx
    .insertInto('media_files')
    .values({
      storage_key: storageKey,
      sha256,
      bytes: end - start,
      duration_ms: durationMs,
      content_type: 'audio/mpeg',
    })
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ sha256, removed_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** These properties of a sound are not part of an upload. */
export interface ImportOnlySoundFields {
  id: string
  /** Names in languages other than that of the title. */
  names: SoundNamesByLanguage
  /** How title and place are read aloud, for the search. */
  reading: string
  freeSample: boolean
}

/** Inserts a playable sound with the row of its kind, its tags and its measurements. */
export async function insertSound(
  trx: Write,
  options: {
    details: SoundDetails
    fileName: string
    mediaFileId: string
    measurement: AudioMeasurement | null
    extras?: ImportOnlySoundFields
  },
): Promise<string> {
  const { details, fileName, mediaFileId, measurement, extras } = options
  const { id } = await trx
    .insertInto('sounds')
    .values({
      kind: details.kind,
      title: details.title,
      file_name: fileName,
      media_file_id: mediaFileId,
      published_at: sql<Date>`now()`,
      ...(extras && {
        id: extras.id,
        names: extras.names,
        reading: extras.reading,
        free_sample: extras.freeSample,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertKind(trx, id, details)
  if ('tagIds' in details) await replaceSoundTags(trx, id, details.tagIds)
  if (measurement) await saveSoundAnalysis(trx, id, measurement)
  return id
}

export async function replaceSoundTags(
  trx: Write,
  sound_id: string,
  tagIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('sound_tags').where('sound_id', '=', sound_id).execute()
  const rows = [...new Set(tagIds)].map((tag_id) => ({ sound_id, tag_id }))
  if (rows.length > 0) await trx.insertInto('sound_tags').values(rows).execute()
}

/** Replaces the file of a sound. A withdrawn sound stays withdrawn. */
export async function replaceSoundFile(trx: Write, soundId: string, mediaFileId: string): Promise<void> {
  await trx.updateTable('sounds').set({ media_file_id: mediaFileId }).where('id', '=', soundId).execute()
}

/** Saves the measurements of a sound, but only its frequencies where loudness and peaks are saved already. */
export async function saveSoundAnalysis(
  trx: Write,
  soundId: string,
  { loudnessLufs, peaks, frequencies }: AudioMeasurement,
): Promise<void> {
  await trx
    .insertInto('sound_analyses')
    .values({ sound_id: soundId, loudness_lufs: loudnessLufs, peaks, frequencies })
    .onConflict((conflict) => conflict.column('sound_id').doUpdateSet({ frequencies }))
    .execute()
}

async function insertKind(trx: Write, sound_id: string, details: SoundDetails): Promise<void> {
  if (details.kind === 'aiesthe') {
    const { cluster, minutesCourse } = details
    await trx
      .insertInto('aiesthe_sounds')
      .values({ sound_id, cluster, minutes_course: minutesCourse })
      .execute()
  } else if (details.kind === 'sound_therapy') {
    const { genreId, cluster, composer, effects, bodyParts } = details
    await trx
      .insertInto('sound_therapy_sounds')
      .values({ sound_id, genre_id: genreId, cluster, composer, effects, body_parts: bodyParts })
      .execute()
  } else if (details.kind === 'enterprise') {
    const { experience, withMusic, agencyId, roomId, sectionId } = details
    await trx
      .insertInto('enterprise_sounds')
      .values({
        sound_id,
        experience,
        with_music: withMusic,
        agency_id: agencyId,
        room_id: roomId,
        section_id: sectionId,
      })
      .execute()
  } else {
    const described = {
      sound_id,
      genre_id: details.genreId,
      country_id: details.countryId,
      place: details.place,
      purpose_detail_id: details.purposeDetailId,
    }
    if (details.kind === 'sound')
      await trx
        .insertInto('medical_sounds')
        .values({ ...described, plan_code: details.planCode })
        .execute()
    else
      await trx
        .insertInto('kanade_sounds')
        .values({ ...described, player: details.player })
        .execute()
  }
}
