import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

/** Returns the agency whose rooms a member may see and change, or undefined for a member without one. */
export async function findAgencyIdOfMember(
  db: Kysely<EnterpriseTables>,
  memberId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('agency_id')
    .where('member_id', '=', memberId)
    .where('is_enterprise', '=', true)
    .executeTakeFirst()
  return row?.agency_id ?? undefined
}

/** Returns the agencies of several members by member; those without an agency are omitted. */
export async function listAgencyIdsOfMembers(
  db: Kysely<EnterpriseTables>,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ memberId: string; agencyId: string }>`
    select member_id as "memberId", agency_id as "agencyId" from accounts
    where member_id = any(${[...new Set(memberIds)]}::uuid[]) and agency_id is not null and is_enterprise`.execute(
    db,
  )
  return new Map(rows.map(({ memberId, agencyId }) => [memberId, agencyId]))
}

/** Saves the member's data from identity unless a newer event was saved; the agency stays. */
export async function upsertAccount(
  trx: Transaction<EnterpriseTables>,
  account: {
    memberId: string
    loginName: string
    name: string
    email: string
    changedAt: Date
  },
): Promise<void> {
  await sql`
    insert into accounts (member_id, login_name, name, email, changed_at)
    values (${account.memberId}, ${account.loginName}, ${account.name}, ${account.email},
      ${account.changedAt})
    on conflict (member_id) do update set login_name = excluded.login_name, name = excluded.name, email = excluded.email,
      changed_at = excluded.changed_at, is_enterprise = true
    where accounts.changed_at < excluded.changed_at`.execute(trx)
}

/**
 * For a former enterprise account, keeps only the agency, without access, and the name beside past changes there; keeps nothing of others.
 * Returns whether this closed an account that belongs to an agency.
 */
export async function closeEnterpriseAccount(
  trx: Transaction<EnterpriseTables>,
  memberId: string,
  changedAt: Date,
): Promise<boolean> {
  await trx
    .deleteFrom('accounts')
    .where('member_id', '=', memberId)
    .where('changed_at', '<', changedAt)
    .where('agency_id', 'is', null)
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ is_enterprise: false, login_name: '', email: '', changed_at: changedAt })
    .where('member_id', '=', memberId)
    .where('changed_at', '<', changedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
