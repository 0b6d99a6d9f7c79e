import { sql } from 'kysely'
import { saveAnalysis } from '../repositories/publishing.ts'
import type { CheckDeps } from './check-upload.ts'

/** Of any number that a database's clients may use for locks, one that says "analysis of sounds". */
const LOCK = 20_260_020

/**
 * Measures the oldest sound that has no loudness and no waveform yet: those that came with the demo. One copy of the service does
 * so at a time. False when there was nothing to do.
 *
 * @param failed sounds whose file cannot be read now; this adds to them, so that one lost file does not keep the others waiting
 */
export async function analyseNext(
  { db, storage, inspector }: CheckDeps,
  failed: Set<string> = new Set(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lock = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(
      trx,
    )
    if (!lock.rows[0]?.taken) return false
    const { rows } = await sql<{ id: string; storageKey: string }>`
      select sound.id, file.storage_key as "storageKey"
      from sounds as sound join media_files as file on file.id = sound.media_file_id
      where sound.withdrawn_at is null and sound.id <> all(${[...failed]}::uuid[]) and not exists (select from sound_analyses where sound_id = sound.id)
      order by sound.created_at, sound.id limit 1`.execute(trx)
    const [sound] = rows
    if (!sound) return false
    const inspection = await storage
      .withFile(sound.storageKey, (path) => inspector.inspect(path))
      .catch(() => null)
    if (inspection === null) {
      failed.add(sound.id)
      return true
    }
    // A file that cannot be measured has a flat line; asking again would not change it.
    const measured = inspection.ok ? inspection.file : { loudnessLufs: null, peaks: flat() }
    await saveAnalysis(trx, sound.id, measured)
    return true
  })
}

const flat = () => new Array<number>(240).fill(0)
