import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface ChosenSound {
  resultId: string
  memberId: string
  soundId: string
}

/** Returns the sounds chosen for face diagnoses by their result ids; unknown results are left out. */
export async function listChosenSounds(
  db: Kysely<ContentTables>,
  resultIds: readonly string[],
): Promise<ChosenSound[]> {
  return db
    .selectFrom('chosen_sounds')
    .select(['result_id as resultId', 'member_id as memberId', 'sound_id as soundId'])
    .where(sql<boolean>`result_id = any(${resultIds}::uuid[])`)
    .execute()
}

/** Saves the newest choice, whatever order they arrive in. A result never changes its member, and a deleted result is not restored. */
export async function saveChosenSound(
  trx: Transaction<ContentTables>,
  { resultId, memberId, soundId, at }: ChosenSound & { at: Date },
): Promise<void> {
  await sql`
    insert into chosen_sounds (result_id, member_id, sound_id, chosen_at)
    select ${resultId}::uuid, ${memberId}::uuid, ${soundId}::uuid, ${at}::timestamptz
    where not exists (select from deleted_diagnoses where member_id = ${memberId} and result_id = ${resultId})
    on conflict (result_id) do update set sound_id = excluded.sound_id, chosen_at = excluded.chosen_at
    where chosen_sounds.member_id = excluded.member_id and chosen_sounds.chosen_at < excluded.chosen_at`.execute(
    trx,
  )
}

/** Deletes the choice for a member's diagnosis and prevents later ones, whether or not there was a choice. Callers must hold the member's lock. */
export async function deleteAndBlockChosenSound(
  trx: Transaction<ContentTables>,
  { resultId, memberId, at }: { resultId: string; memberId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('deleted_diagnoses')
    .values({ result_id: resultId, member_id: memberId, deleted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .deleteFrom('chosen_sounds')
    .where('result_id', '=', resultId)
    .where('member_id', '=', memberId)
    .execute()
}

/** Returns the cluster (expression type I–IV) of the sound chosen last for a member, or null without a face diagnosis. */
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
