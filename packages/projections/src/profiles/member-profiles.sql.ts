import { type Kysely, sql, type Transaction } from 'kysely'

export interface MemberProfilesTables {
  member_profiles: {
    member_id: string
    name: string
    customer_of_agency: string | null
    changed_at: Date
  }
}

export interface MemberProfile {
  name: string
  /** Code of the agency whose customer the member is. */
  customerOfAgency: string | null
}

/** Creates `member_profiles`, the projection of identity.member-changed.v1. */
export async function createMemberProfilesTable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table member_profiles (
    member_id uuid primary key,
    name text not null,
    customer_of_agency text,
    changed_at timestamptz not null
  )`.execute(db)
}

/** Returns the latest known profile of a member; null if there is none yet, or if the member is erased. */
export async function findMemberProfile<DB>(
  db: Kysely<DB> | Transaction<DB>,
  memberId: string,
): Promise<MemberProfile | null> {
  const { rows } = await sql<MemberProfile>`
    select name, customer_of_agency as "customerOfAgency" from member_profiles
    where member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

/** Saves the newest, whatever order they arrive in. */
export async function upsertMemberProfile<DB>(
  trx: Transaction<DB>,
  of: MemberProfile & { memberId: string; changedAt: Date },
): Promise<void> {
  await sql`
    insert into member_profiles (member_id, name, customer_of_agency, changed_at)
    values (${of.memberId}, ${of.name}, ${of.customerOfAgency}, ${of.changedAt})
    on conflict (member_id) do update set name = excluded.name,
      customer_of_agency = excluded.customer_of_agency, changed_at = excluded.changed_at
    where member_profiles.changed_at < excluded.changed_at`.execute(trx)
}
