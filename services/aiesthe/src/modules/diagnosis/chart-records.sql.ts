import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

export interface ChartRecord {
  memberId: string
  /** The face diagnosis that the record refers to. */
  resultId: string | null
}

/** Finds a record that is not deleted. */
export async function findChartRecord(
  db: Kysely<AiestheTables>,
  recordId: string,
): Promise<ChartRecord | null> {
  const row = await db
    .selectFrom('chart_records')
    .select(['member_id as memberId', 'result_id as resultId'])
    .where('record_id', '=', recordId)
    .where('removed', '=', false)
    .executeTakeFirst()
  return row ?? null
}

/** Saves the newest state, whatever order the events arrive in. */
export async function saveChartRecord(
  trx: Transaction<AiestheTables>,
  of: ChartRecord & { recordId: string; removed: boolean; changedAt: Date },
): Promise<void> {
  await sql`
    insert into chart_records as known (record_id, member_id, result_id, removed, changed_at)
    values (${of.recordId}, ${of.memberId}, ${of.resultId}, ${of.removed}, ${of.changedAt})
    on conflict (record_id) do update set member_id = excluded.member_id, result_id = excluded.result_id,
      removed = excluded.removed, changed_at = excluded.changed_at
    where (known.changed_at, known.removed) < (excluded.changed_at, excluded.removed)`.execute(trx)
}
