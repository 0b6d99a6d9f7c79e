import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'

export interface MemberProfile {
  name: string
  /** The agency whose customer the member is. */
  customerOfAgency: string | null
}

export async function findMemberProfile(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<MemberProfile | null> {
  const row = await db
    .selectFrom('member_profiles')
    .select(['name', 'customer_of_agency as customerOfAgency'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the newest, whatever order they arrive in. */
export async function upsertMemberProfile(
  trx: Transaction<AiestheTables>,
  of: MemberProfile & { memberId: string; changedAt: Date },
): Promise<void> {
  await sql`
    insert into member_profiles (member_id, name, customer_of_agency, changed_at)
    values (${of.memberId}, ${of.name}, ${of.customerOfAgency}, ${of.changedAt})
    on conflict (member_id) do update set name = excluded.name,
      customer_of_agency = excluded.customer_of_agency, changed_at = excluded.changed_at
    where member_profiles.changed_at < excluded.changed_at`.execute(trx)
}
