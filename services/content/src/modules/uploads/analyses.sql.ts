import { type Kysely, type NotNull, sql } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'
import type { AudioMeasurement } from './inspect/inspect-mp3-file.ts'

type Db = Kysely<ContentTables>

/** No inspection takes this long, so after it a sound whose replica was killed is measured by another one. */
const CLAIM = sql`interval '10 minutes'`

export interface UnmeasuredSound {
  id: string
  kind: SoundKind
  mediaFileId: string
  storageKey: string
}

/**
 * Claims the oldest due sound of the catalogue: those without any measurement before those that lack only frequencies. Returns null where none
 * is due or another replica claimed it first.
 */
export async function claimUnmeasuredSound(db: Db): Promise<UnmeasuredSound | null> {
  const { rows } = await sql<UnmeasuredSound>`
    with next as (
      select sound.id, sound.kind, file.id as "mediaFileId", file.storage_key as "storageKey"
      from sounds as sound join media_files as file on file.id = sound.media_file_id
        left join sound_analyses as analysis on analysis.sound_id = sound.id
        left join analysis_attempts as attempt on attempt.sound_id = sound.id
      where sound.withdrawn_at is null and analysis.frequencies is null
        and (attempt.next_try_at is null or attempt.next_try_at <= now())
      order by analysis.sound_id is not null, sound.created_at, sound.id limit 1
    ), claimed as (
      insert into analysis_attempts as attempt (sound_id, attempts, next_try_at)
      select id, 1, now() + ${CLAIM} from next
      on conflict (sound_id) do update
        set attempts = attempt.attempts + 1, next_try_at = excluded.next_try_at
        where attempt.next_try_at <= now()
      returning sound_id
    )
    select next.* from next join claimed on claimed.sound_id = next.id`.execute(db)
  return rows[0] ?? null
}

/** Returns the measurements of another sound that uses the same file. */
export async function findMeasurementOfFile(
  db: Db,
  mediaFileId: string,
): Promise<AudioMeasurement | undefined> {
  return db
    .selectFrom('sounds')
    .innerJoin('sound_analyses', 'sound_analyses.sound_id', 'sounds.id')
    .select(['loudness_lufs as loudnessLufs', 'peaks', 'frequencies'])
    .where('media_file_id', '=', mediaFileId)
    .where('frequencies', 'is not', null)
    .$narrowType<{ frequencies: NotNull }>()
    .limit(1)
    .executeTakeFirst()
}

/** Locks the sound for this transaction. Returns false when it no longer uses the file. */
export async function lockSoundIfFileUnchanged(
  trx: Db,
  { id, mediaFileId }: UnmeasuredSound,
): Promise<boolean> {
  const row = await trx
    .selectFrom('sounds')
    .select('id')
    .where('id', '=', id)
    .where('media_file_id', '=', mediaFileId)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteMeasurementClaim(trx: Db, soundId: string): Promise<void> {
  await trx.deleteFrom('analysis_attempts').where('sound_id', '=', soundId).execute()
}

/** Schedules a retry one hour after the first attempt and later after each further one, at most a day. */
export async function scheduleMeasurementRetry(db: Db, soundId: string): Promise<void> {
  await sql`
    update analysis_attempts
    set next_try_at = now() + least(interval '1 day', interval '1 hour' * 2 ^ least(attempts - 1, 5))
    where sound_id = ${soundId}`.execute(db)
}
