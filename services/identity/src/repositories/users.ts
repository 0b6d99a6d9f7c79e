import { type Role, roles as rolesByPrecedence } from '@hibiki/http'
import { sql } from 'kysely'
import type { AgencyStatus, Db, Trx } from '../db/schema.ts'
import { isEmail } from '../domain/login-id.ts'

/** A member as tokens and auth/me need it. */
export interface Member {
  id: string
  userId: string
  username: string
  email: string
  /** In order of precedence (D-027). */
  roles: Role[]
  authorities: string[]
  premium: boolean
  agencyCode: string | null
  agencyName: string | null
  agencyStatus: AgencyStatus
  birthYear: number
  birthMonth: number
  birthDay: number
  gender: 0 | 1 | 2 | null
}

/** The account of a normalised login id: e-mail address or login name (D-017). */
export function findCredentials(
  db: Db,
  loginId: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  const column = isEmail(loginId) ? sql`lower(email)` : sql`lower(user_id)`
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql<boolean>`${column} = ${loginId}`)
    .executeTakeFirst()
}

/** Serialises logins of one member, so that "newest wins" holds for parallel ones too. */
export async function lockUser(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const member = await db
    .selectFrom('users as u')
    .leftJoin('agencies as a', 'a.code', 'u.agency_code')
    .select([
      'u.id',
      'u.user_id as userId',
      'u.username',
      'u.email',
      'u.premium',
      'u.agency_code as agencyCode',
      'a.name as agencyName',
      'u.agency_status as agencyStatus',
      'u.birth_year as birthYear',
      'u.birth_month as birthMonth',
      'u.birth_day as birthDay',
      'u.gender',
      sql<Role[]>`array(select role from user_roles where user_id = u.id)`.as('roles'),
      sql<string[]>`array(select authority from user_authorities where user_id = u.id order by 1)`.as(
        'authorities',
      ),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst()
  return member && { ...member, roles: rolesByPrecedence.filter((role) => member.roles.includes(role)) }
}
