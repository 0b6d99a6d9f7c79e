import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'

/** Returns the expression type of the member's latest diagnosis that was finished before a moment. */
export async function findLatestExpressionTypeBefore(
  db: Kysely<AiestheTables>,
  memberId: string,
  moment: Date,
): Promise<Cluster | null> {
  const { rows } = await sql<{ type: Cluster | null }>`
    select c.expression_type as type from face_results r join choices c on c.id = r.choice_id
    where r.member_id = ${memberId} and r.after_at < ${moment}
    order by r.after_at desc limit 1`.execute(db)
  return rows[0]?.type ?? null
}
