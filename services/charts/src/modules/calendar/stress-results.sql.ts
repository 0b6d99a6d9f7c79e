import { sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Inserts a stress check result, unless the event of its withdrawal arrived first or the member was erased. */
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

/** Clears a result but keeps its row, so that a late event does not insert it again. */
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
