import { sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'

/** Until the transaction ends, nobody else writes for this member, and nobody erases them. */
export async function lockMember(trx: Transaction<AiestheTables>, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${memberId.toLowerCase()}, 0))`.execute(trx)
}

/** Whether the member is erased. Ask after `lockMember`, and the answer holds until the transaction ends. */
export async function isErased(trx: Transaction<AiestheTables>, memberId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('erased_members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
