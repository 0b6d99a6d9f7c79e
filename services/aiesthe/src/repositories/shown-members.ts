import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

export interface ShownMember {
  name: string
  /** The agency whose customer the member is. */
  customerOfAgency: string | null
}

export async function findShownMember(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<ShownMember | null> {
  const row = await db
    .selectFrom('shown_members')
    .select(['name', 'customer_of_agency as customerOfAgency'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the newest, whatever order they arrive in. */
export async function saveShownMember(
  trx: Transaction<AiestheTables>,
  of: ShownMember & { memberId: string; changedAt: Date },
): Promise<void> {
  await sql`
    insert into shown_members (member_id, name, customer_of_agency, changed_at)
    values (${of.memberId}, ${of.name}, ${of.customerOfAgency}, ${of.changedAt})
    on conflict (member_id) do update set name = excluded.name,
      customer_of_agency = excluded.customer_of_agency, changed_at = excluded.changed_at
    where shown_members.changed_at < excluded.changed_at`.execute(trx)
}
