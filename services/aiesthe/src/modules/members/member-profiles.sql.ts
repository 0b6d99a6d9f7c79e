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

/** The newest wins, in whatever order they arrive. */
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

/** Notes the agency of a known member; false when a newer change says that the member is another agency's customer or nobody's. */
export async function setCustomerOfAgency(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string; changedAt: Date },
): Promise<boolean> {
  await trx
    .updateTable('member_profiles')
    .set({ customer_of_agency: of.agencyCode, changed_at: of.changedAt })
    .where('member_id', '=', of.memberId)
    .where('changed_at', '<', of.changedAt)
    .execute()
  return (await findMemberProfile(trx, of.memberId))?.customerOfAgency === of.agencyCode
}
