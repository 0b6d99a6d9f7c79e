import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/** Returns the bars of a playable sound, an empty list until they are measured, or null when there is no such sound. */
export async function findWaveform(
  db: Kysely<ContentTables>,
  soundId: string,
): Promise<{ peaks: number[] | null; freeSample: boolean } | null> {
  const row = await db
    .selectFrom('sounds')
    .leftJoin('sound_analyses', 'sound_analyses.sound_id', 'sounds.id')
    .select(['sound_analyses.peaks', 'sounds.free_sample'])
    .where('sounds.id', '=', soundId)
    .where('sounds.published_at', '<=', sql<Date>`now()`)
    .where('sounds.withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ? { peaks: row.peaks, freeSample: row.free_sample } : null
}
