import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface ChosenSound {
  resultId: string
  memberId: string
  soundId: string
}

/** The sounds chosen for face diagnoses, by their results; unknown results are left out. */
export async function findChosenSounds(
  db: Kysely<ContentTables>,
  resultIds: readonly string[],
): Promise<ChosenSound[]> {
  return db
    .selectFrom('chosen_sounds')
    .select(['result_id as resultId', 'member_id as memberId', 'sound_id as soundId'])
    .where(sql<boolean>`result_id = any(${resultIds}::uuid[])`)
    .execute()
}

/** Keeps the newest choice, whatever order they arrive in; a result stays its first member's. */
export async function saveChosenSound(
  trx: Transaction<ContentTables>,
  chosen: ChosenSound & { at: Date },
): Promise<void> {
  await trx
    .insertInto('chosen_sounds')
    .values({
      result_id: chosen.resultId,
      member_id: chosen.memberId,
      sound_id: chosen.soundId,
      chosen_at: chosen.at,
    })
    .onConflict((conflict) =>
      conflict
        .column('result_id')
        .doUpdateSet({ sound_id: chosen.soundId, chosen_at: chosen.at })
        .whereRef('chosen_sounds.member_id', '=', 'excluded.member_id')
        .where('chosen_sounds.chosen_at', '<', chosen.at),
    )
    .execute()
}

/** The cluster (expression type I–IV) of the sound chosen last for a member; null without a face diagnosis. */
export async function findLatestCluster(db: Kysely<ContentTables>, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('chosen_sounds')
    .innerJoin('aiesthe_sounds', 'aiesthe_sounds.sound_id', 'chosen_sounds.sound_id')
    .select('aiesthe_sounds.cluster')
    .where('chosen_sounds.member_id', '=', memberId)
    .orderBy('chosen_sounds.chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cluster ?? null
}
