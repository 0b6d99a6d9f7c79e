import { type Role, roles as rolesByPrecedence } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import { type Membership, type MembershipRole, membershipRoles } from './membership.rules.ts'

/** Finds a member's membership; undefined for accounts that cannot belong to an agency, such as administrators. */
export async function findMembership(db: Db, userId: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select([
      'u.agency_code as agencyCode',
      'u.agency_status as status',
      'u.pic_id as picId',
      sql<Role[]>`array(select role from user_roles where user_id = u.id)`.as('roles'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row || row.roles.includes('ROLE_ADMIN')) return undefined
  const { roles, ...rest } = row
  const role = rolesByPrecedence.find(
    (one): one is MembershipRole => isMemberRole(one) && roles.includes(one),
  )
  return role && { ...rest, role }
}

const isMemberRole = (role: Role): role is MembershipRole =>
  (membershipRoles as readonly Role[]).includes(role)

/** Saves a member's new membership; roles that are independent of agencies stay. */
export async function saveMembership(trx: Trx, userId: string, to: Membership): Promise<void> {
  await trx
    .updateTable('users')
    .set({ agency_code: to.agencyCode, agency_status: to.status, pic_id: to.picId })
    .where('id', '=', userId)
    .execute()
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', 'in', [...membershipRoles])
    .where('role', '!=', to.role)
    .execute()
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role: to.role })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Lists the customers of a person in charge in an agency, in the order in which they must be locked. Customers in an agency that
 * the person left before by an application stay with that agency.
 */
export async function listCustomerIdsOfPic(
  db: Db,
  picId: string,
  agencyCode: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('pic_id', '=', picId)
    .where('agency_code', '=', agencyCode)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns whether a member is an approved person in charge of the agency. */
export async function isPicInAgency(db: Db, userId: string, agencyCode: string): Promise<boolean> {
  return (await findPicInAgency(db, userId, agencyCode)) === userId
}

/** Finds an approved person in charge of the agency by id or by login name, which people know and type; undefined for none. */
export async function findPicInAgency(
  db: Db,
  typed: string,
  agencyCode: string,
): Promise<string | undefined> {
  const row = await picsOf(db, agencyCode)
    .where(sql<boolean>`(u.id::text = ${typed} or lower(u.user_id) = lower(${typed}))`)
    .executeTakeFirst()
  return row?.id
}

/** Returns a stored membership, with its person in charge only if that person still serves the agency. */
export async function clearDepartedPic(trx: Trx, membership: Membership): Promise<Membership> {
  const { picId, agencyCode } = membership
  if (picId === null || agencyCode === null) return membership
  // The row is locked, so that a concurrent erasure is awaited and the erased account is not referred to.
  const pic = await picsOf(trx, agencyCode).where('u.id', '=', picId).forKeyShare('u').executeTakeFirst()
  return { ...membership, picId: pic?.id ?? null }
}

/** Removes a person in charge who is being erased from stored memberships of others. */
export async function clearPicInStoredMemberships(
  trx: Trx,
  picId: string,
  { memberships, table }: { table: 'applications' | 'transfer_rows'; memberships: readonly string[] },
): Promise<void> {
  for (const membership of memberships.map((name) => sql.ref(name)))
    await sql`
      update ${sql.table(table)} set ${membership} = jsonb_set(${membership}, '{picId}', 'null')
      where ${membership} ->> 'picId' = ${picId}`.execute(trx)
}

function picsOf(db: Db, agencyCode: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('user_roles as r', 'r.user_id', 'u.id')
    .select('u.id')
    .where('u.agency_code', '=', agencyCode)
    .where('u.agency_status', '=', '3')
    .where('r.role', '=', 'ROLE_PERSON_IN_CHARGE')
}
