import { type PageRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import { type Role, roles } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import type { EndedSession } from '../sessions/sessions.sql.ts'

export interface PasskeyRequirement {
  role: Role
  firstDay: Day
  /** When the sessions without a passkey were ended; null until then. */
  enforcedAt: Date | null
}

const firstDay = sql<Day>`r.first_day::text`.as('firstDay')

const selectRequirementsOfMember = (db: Db, userId: string) =>
  db
    .selectFrom('passkey_requirements as r')
    .innerJoin('user_roles as ur', 'ur.role', 'r.role')
    .select(['r.role', firstDay, 'r.enforced_at as enforcedAt'])
    .where('ur.user_id', '=', userId)

/** Lists the requirements of a member's roles, the earliest first. */
export function listRequirementsOfMember(db: Db, userId: string): Promise<PasskeyRequirement[]> {
  return selectRequirementsOfMember(db, userId).orderBy('r.first_day').execute()
}

/**
 * Lists the requirements of a member's roles and locks them against being enforced until the transaction ends, so that no session that it
 * opens is overlooked. A caller locks the member before, and sessions after it.
 */
export function lockRequirementsOfMember(trx: Trx, userId: string): Promise<PasskeyRequirement[]> {
  return selectRequirementsOfMember(trx, userId).forShare('r').execute()
}

/** Locks the requirement of a role and returns its first day, or null when there is none. */
export async function lockRequirement(trx: Trx, role: Role): Promise<Day | null> {
  const row = await trx
    .selectFrom('passkey_requirements as r')
    .select(firstDay)
    .where('r.role', '=', role)
    .forUpdate()
    .executeTakeFirst()
  return row?.firstDay ?? null
}

/** Sets the first day of a role's requirement, which then has to be enforced anew. */
export async function saveRequirement(
  trx: Trx,
  { role, firstDay, setBy, now }: { role: Role; firstDay: Day; setBy: string; now: Date },
): Promise<void> {
  const values = { first_day: firstDay, set_by: setBy, set_at: now, enforced_at: null }
  await trx
    .insertInto('passkey_requirements')
    .values({ role, ...values })
    .onConflict((conflict) => conflict.column('role').doUpdateSet(values))
    .execute()
}

export async function deleteRequirement(trx: Trx, role: Role): Promise<void> {
  await trx.deleteFrom('passkey_requirements').where('role', '=', role).execute()
}

const selectRolesToEnforce = (db: Db, today: Day) =>
  db
    .selectFrom('passkey_requirements')
    .select('role')
    .where('enforced_at', 'is', null)
    .where('first_day', '<=', today)

/** Lists the roles whose first day has come and whose sessions without a passkey have not been ended. */
export async function listRolesToEnforce(db: Db, today: Day): Promise<Role[]> {
  const rows = await selectRolesToEnforce(db, today).execute()
  return rows.map(({ role }) => role)
}

/** Locks a requirement that is still to be enforced; returns false when another replica has done so, or it was moved or lifted. */
export async function lockRequirementToEnforce(trx: Trx, role: Role, today: Day): Promise<boolean> {
  const row = await selectRolesToEnforce(trx, today).where('role', '=', role).forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function markRequirementEnforced(trx: Trx, role: Role, now: Date): Promise<void> {
  await trx.updateTable('passkey_requirements').set({ enforced_at: now }).where('role', '=', role).execute()
}

/** Ends up to `limit` living sessions of members of a role that a requirement ends (see `isEndedByRequirement`). */
export async function endSessionsWithoutPasskey(
  trx: Trx,
  { role, now, limit }: { role: Role; now: Date; limit: number },
): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    update sessions set ended_at = ${now}, end_reason = 'revoked'
    where id in (
      select s.id from sessions s join user_roles ur on ur.user_id = s.user_id
      where ur.role = ${role} and s.ended_at is null and s.assurance <> 'passkey-enrolment'
        and s.room_device is null and coalesce(s.opened_by, '') not in ('passkey', 'pairing')
      limit ${limit} for update of s)
    returning id as "sessionId", user_id as "userId", end_reason as reason, ended_at as "endedAt"`.execute(
    trx,
  )
  return rows
}

/** Lists up to `limit` living sessions of devices in rooms, of members of a role, that a password has raised above low assurance. */
export async function listRaisedRoomSessions(
  db: Db,
  role: Role,
  limit: number,
): Promise<{ sessionId: string; userId: string }[]> {
  const { rows } = await sql<{ sessionId: string; userId: string }>`
    select s.id as "sessionId", s.user_id as "userId" from sessions s join user_roles ur on ur.user_id = s.user_id
    where ur.role = ${role} and s.ended_at is null and s.assurance not in ('low', 'passkey-enrolment')
      and (s.opened_by = 'pairing' or s.room_device is not null and s.opened_by is distinct from 'passkey')
    limit ${limit}`.execute(db)
  return rows
}

/**
 * Stores that members without a passkey are told of a first day until `until`, up to `limit` of them, and returns whom to tell: everybody
 * once for each day, whatever other replicas do.
 */
export async function claimNotices(
  trx: Trx,
  { today, until, now, limit }: { today: Day; until: Day; now: Date; limit: number },
): Promise<{ userId: string; firstDay: Day }[]> {
  const { rows } = await sql<{ userId: string; firstDay: Day }>`
    insert into passkey_requirement_notices (user_id, first_day, notified_at)
    select distinct ur.user_id, r.first_day, ${now}::timestamptz
    from passkey_requirements r join user_roles ur on ur.role = r.role
    where r.first_day between ${today}::date and ${until}::date
      and not exists (select 1 from passkeys p where p.user_id = ur.user_id)
      and not exists (select 1 from passkey_requirement_notices n
        where n.user_id = ur.user_id and n.first_day = r.first_day)
    limit ${limit}
    on conflict do nothing
    returning user_id as "userId", first_day::text as "firstDay"`.execute(trx)
  return rows
}

/** Deletes up to `limit` notices of days that are over. */
export async function deleteNoticesBefore(db: Db, day: Day, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from passkey_requirement_notices where ctid in (
      select ctid from passkey_requirement_notices where first_day < ${day}::date limit ${limit}
      for update skip locked)
    returning 1`.execute(db)
  return rows.length
}

/** The requirement of a role as administrators see it; `firstDay` is null where nothing is required. */
export interface RoleRequirement {
  id: Role
  firstDay: Day | null
  setById: string | null
  setBy: string | null
  setAt: Date | null
  /** How many accounts have the role, and how many of these a passkey. */
  accounts: number
  accountsWithPasskey: number
}

const requirementsOfRoles = sql`
  select o.role as id, o.position, r.first_day::text as "firstDay", u.id as "setById", u.username as "setBy",
    r.set_at as "setAt", coalesce(c.accounts, 0)::int as accounts,
    coalesce(c.with_passkey, 0)::int as "accountsWithPasskey"
  from unnest(${[...roles]}::text[]) with ordinality as o (role, position)
  left join passkey_requirements r on r.role = o.role
  left join users u on u.id = r.set_by
  left join (
    select ur.role, count(*) as accounts,
      count(*) filter (where exists (select 1 from passkeys p where p.user_id = ur.user_id)) as with_passkey
    from user_roles ur group by ur.role) c on c.role = o.role`

export function listRoleRequirements(
  db: Db,
  { id }: { id?: string[] },
  page: PageRequest,
): Promise<RowPage<RoleRequirement>> {
  return selectPage(db, requirementsOfRoles, page, [id && whereIdIn('id', id)])
}

export const findRoleRequirement = (db: Db, role: Role) =>
  selectRow<RoleRequirement>(db, requirementsOfRoles, role)
