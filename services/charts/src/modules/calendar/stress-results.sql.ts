import { sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Saves a result of the stress check, unless it was withdrawn before it was heard of; nothing of an erased person. */
export async function insertStressResult(
  trx: Transaction<ChartsTables>,
  {
    resultId,
    memberId,
    level,
    savedAt,
  }: { resultId: string; memberId: string; level: number; savedAt: Date },
): Promise<void> {
  await sql`
    insert into stress_results (result_id, member_id, level, saved_at)
    select ${resultId}::uuid, ${memberId}::uuid, ${level}::smallint, ${savedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (result_id) do nothing`.execute(trx)
}

/** Empties a result; it stays known as withdrawn. */
export async function withdrawStressResult(
  trx: Transaction<ChartsTables>,
  { resultId, memberId }: { resultId: string; memberId: string },
): Promise<void> {
  await sql`
    insert into stress_results (result_id, member_id)
    select ${resultId}::uuid, ${memberId}::uuid
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (result_id) do update set level = null, saved_at = null`.execute(trx)
}
