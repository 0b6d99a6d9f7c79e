import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

/** Whether the member's last word on the use of their data was yes. */
export async function hasAgreed(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('agreed')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.agreed ?? false
}

/** Keeps the newest decision, whatever order they arrive in. */
export async function saveConsent(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agreed: boolean; version: string; decidedAt: Date },
): Promise<void> {
  await sql`
    insert into consents (member_id, agreed, version, decided_at)
    values (${of.memberId}, ${of.agreed}, ${of.version}, ${of.decidedAt})
    on conflict (member_id) do update set agreed = excluded.agreed, version = excluded.version,
      decided_at = excluded.decided_at
    where consents.decided_at < excluded.decided_at`.execute(trx)
}
