import { prepareQuery } from '@hibiki/database'
import { type Language, type LocalText, type Role, roles as rolesByPrecedence } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import { sql } from 'kysely'
import type { StoredAssurance } from '../../db/account-tables.ts'
import type { Db, MembershipStatus, SessionEndReason, Trx } from '../../db/identity-tables.ts'
import { isEmailLoginId } from '../logins/login-id.rules.ts'

/** A member as tokens and auth/me need it. */
export interface Member {
  id: string
  userId: string
  username: string
  /** The reading of `username` in katakana; null when the member gave none. */
  usernameKana: string | null
  email: string
  /** The roles in order of precedence. */
  roles: Role[]
  authorities: string[]
  premium: boolean
  /** Name of the plan in use; null without one. */
  planName: LocalText | null
  agencyCode: string | null
  agencyName: string | null
  agencyStatus: MembershipStatus
  birthYear: number
  birthMonth: number
  birthDay: number
  gender: 0 | 1 | 2 | null
  /** Null when roles, authorities and agency never changed since the registration. */
  claimsChangedAt: Date | null
}

/** Finds the account of a normalised login id, which is an e-mail address or a login name. */
export function findCredentials(
  db: Db,
  loginId: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  const column = isEmailLoginId(loginId) ? sql`lower(email)` : sql`lower(user_id)`
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql<boolean>`${column} = ${loginId}`)
    .executeTakeFirst()
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password_hash as hash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.hash
}

export async function savePasswordHash(trx: Trx, id: string, hash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
}

/** Finds the address and the language of mails to a member. */
export function findAddressee(
  db: Db,
  id: string,
): Promise<{ email: string; language: Language; name: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'language', 'username as name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function saveLanguage(trx: Trx, id: string, language: Language): Promise<void> {
  await trx
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('language', '!=', language)
    .execute()
}

/** Creates an account with one role; returns what is taken instead when it cannot. */
export async function insertUser(
  trx: Trx,
  user: {
    username: string
    displayName: string
    displayNameKana: string | null
    email: string
    passwordHash: string
    language: Language
    role: Role
    agency?: { code: string | null; status: MembershipStatus } | undefined
  },
): Promise<{ id: string } | { taken: 'username' | 'email' }> {
  const { username, displayName, displayNameKana, email, passwordHash, language, role, agency } = user
  const inserted = await trx
    .insertInto('users')
    .values({
      user_id: username,
      username: displayName,
      username_kana: displayNameKana,
      email,
      password_hash: passwordHash,
      language,
      agency_code: agency?.code ?? null,
      agency_status: agency?.status ?? '0',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { taken: (await findCredentials(trx, email)) ? 'email' : 'username' }
  await trx.insertInto('user_roles').values({ user_id: inserted.id, role }).execute()
  return inserted
}

/** Does nothing for a deleted member, and for a revision that is not newer than the stored one. */
export async function saveUserPlan(
  trx: Trx,
  id: string,
  plan: { premium: boolean; planName: LocalText | null; revision: number },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      premium: plan.premium,
      plan_name: plan.planName && JSON.stringify(plan.planName),
      entitlements_revision: plan.revision,
    })
    .where('id', '=', id)
    .where('entitlements_revision', '<', plan.revision)
    .execute()
}

/** Returns false when another account has the address; the transaction cannot continue then if that account took it concurrently. */
export async function saveEmail(trx: Trx, id: string, email: string): Promise<boolean> {
  const owner = await findCredentials(trx, email)
  if (owner) return owner.id === id
  try {
    await trx.updateTable('users').set({ email }).where('id', '=', id).execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

export async function saveProfile(
  db: Trx,
  id: string,
  profile: {
    /** The display name stays as it is when this is undefined. */
    displayName?: string | undefined
    /** The reading stays as it is when this is undefined. */
    displayNameKana?: string | null | undefined
    birthYear: number
    birthMonth: number
    birthDay: number
    gender: 0 | 1 | 2 | null
  },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...(profile.displayName !== undefined && { username: profile.displayName }),
      ...(profile.displayNameKana !== undefined && { username_kana: profile.displayNameKana }),
      birth_year: profile.birthYear,
      birth_month: profile.birthMonth,
      birth_day: profile.birthDay,
      gender: profile.gender,
    })
    .where('id', '=', id)
    .execute()
}

/** Serialises the logins of one member, so that the newest one wins even when they are concurrent. */
export async function lockUser(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Finds the member for a token under a shared lock, which waits for a concurrent change (see `changeClaims`). */
export async function lockMemberForToken(trx: Trx, id: string): Promise<Member | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forShare().executeTakeFirst()
  return findMember(trx, id)
}

/** While the agency has no code yet, it is found by the member's application. */
const agencyName = sql<string | null>`coalesce(a.name, (
  select g.name from applications p join agencies g on g.id = p.agency_id
  where p.applicant_id = u.id and u.agency_status in ('1', '2') order by p.applied_at desc limit 1))`

/** Selects members with their agency, roles and authorities. */
function selectMember(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('agencies as a', 'a.code', 'u.agency_code')
    .select([
      'u.id',
      'u.user_id as userId',
      'u.username',
      'u.username_kana as usernameKana',
      'u.email',
      'u.premium',
      'u.plan_name as planName',
      'u.agency_code as agencyCode',
      agencyName.as('agencyName'),
      'u.agency_status as agencyStatus',
      'u.birth_year as birthYear',
      'u.birth_month as birthMonth',
      'u.birth_day as birthDay',
      'u.gender',
      'u.claims_changed_at as claimsChangedAt',
      sql<Role[]>`array(select role from user_roles where user_id = u.id)`.as('roles'),
      sql<string[]>`array(select authority from user_authorities where user_id = u.id order by 1)`.as(
        'authorities',
      ),
    ])
}

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const member = await selectMember(db).where('u.id', '=', id).executeTakeFirst()
  return member && withSortedRoles(member)
}

/** A session with its member as they are now. */
export interface SessionWithMember {
  member: Member
  assurance: StoredAssurance
  endReason: SessionEndReason | null
  expiresAt: Date
}

/** The query is prepared, because every call of a member to identity runs it. */
const listSessionsWithMember = prepareQuery('session-with-member', (db: Db) =>
  selectMember(db)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select(['s.assurance', 's.end_reason as endReason', 's.expires_at as expiresAt'])
    .where('s.id', '=', sql<string>`$1`)
    .compile(),
)

export async function findSessionWithMember(db: Db, id: string): Promise<SessionWithMember | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await listSessionsWithMember(db, id)
  if (!row) return undefined
  const { assurance, endReason, expiresAt, ...member } = row
  return { member: withSortedRoles(member), assurance, endReason, expiresAt }
}

function withSortedRoles(member: Member): Member {
  return { ...member, roles: rolesByPrecedence.filter((role) => member.roles.includes(role)) }
}

/** Returns whether the member has ever logged in, which sessions do not tell because they are deleted after a while. */
export async function hasEverLoggedIn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('login_announced_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Saves that a login is published now; returns false when one was published after `unlessSince`. */
export async function claimLoginAnnouncement(
  trx: Trx,
  userId: string,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ login_announced_at: now })
    .where('id', '=', userId)
    .where((where) =>
      where.or([where('login_announced_at', 'is', null), where('login_announced_at', '<=', unlessSince)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves when the member is published, which is now or just after the last time; returns that time. */
export async function saveMemberAnnouncedAt(trx: Trx, userId: string, now: Date): Promise<Date> {
  const { at } = await trx
    .updateTable('users')
    .set({ announced_at: sql<Date>`greatest(${now}::timestamptz, announced_at + interval '1 millisecond')` })
    .where('id', '=', userId)
    .returning('announced_at as at')
    .executeTakeFirstOrThrow()
  return at as Date
}

/** Finds the person in charge of a customer, or null. */
export async function findPicOfCustomer(trx: Trx, userId: string): Promise<string | null> {
  const row = await trx.selectFrom('users').select('pic_id').where('id', '=', userId).executeTakeFirst()
  return row?.pic_id ?? null
}

/** Deletes the account itself, when every other table has released it or cascades. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute()
}
