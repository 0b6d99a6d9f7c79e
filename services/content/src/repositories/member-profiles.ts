import { sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

/** Keeps the newest, whatever order they arrive in, and nothing of somebody who was erased. */
export async function upsertMemberProfile(
  trx: Transaction<ContentTables>,
  of: { memberId: string; name: string; customerOfAgency: string | null; changedAt: Date },
): Promise<void> {
  await sql`
    insert into member_profiles (member_id, name, customer_of_agency, changed_at)
    select ${of.memberId}::uuid, ${of.name}::text, ${of.customerOfAgency}::text, ${of.changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${of.memberId})
    on conflict (member_id) do update set name = excluded.name,
      customer_of_agency = excluded.customer_of_agency, changed_at = excluded.changed_at
    where member_profiles.changed_at < excluded.changed_at`.execute(trx)
}
