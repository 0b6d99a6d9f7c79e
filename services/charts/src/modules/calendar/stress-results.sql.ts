import { sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Saves a result of the stress check, unless it was withdrawn before it was heard of; nothing of an erased person. */
export async function insertStressResult(
  trx: Transaction<ChartsTables>,
  o: { resultId: string; memberId: string; level: number; savedAt: Date },
): Promise<void> {
  await sql`
    insert into stress_results (result_id, member_id, level, saved_at)
    select ${o.resultId}::uuid, ${o.memberId}::uuid, ${o.level}::smallint, ${o.savedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${o.memberId})
    on conflict (result_id) do nothing`.execute(trx)
}

/** Empties a result; it stays known as withdrawn. */
export async function withdrawStressResult(
  trx: Transaction<ChartsTables>,
  o: { resultId: string; memberId: string },
): Promise<void> {
  await sql`
    insert into stress_results (result_id, member_id)
    select ${o.resultId}::uuid, ${o.memberId}::uuid
    where not exists (select from erased_members where member_id = ${o.memberId})
    on conflict (result_id) do update set level = null, saved_at = null`.execute(trx)
}
