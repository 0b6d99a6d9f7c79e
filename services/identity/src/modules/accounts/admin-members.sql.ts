import {
  type PageRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import type { Role } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'

export interface ConsoleMember {
  id: string
  userId: string
  username: string
  usernameKana: string | null
  email: string
  roles: Role[]
  authorities: string[]
  agencyCode: string | null
  agencyName: string | null
  agencyStatus: string
  premium: boolean
  createdAt: Date
  lastLoginAt: Date | null
  deletionEffectiveAt: Date | null
}

/** Conditions of the list; those left out do not restrict it. */
export interface ConsoleMemberFilter {
  id?: string[]
  /** Part of the name, its reading, the login name or the address. */
  q?: string
  role?: string
  /** Part of the agency's code. */
  agencyCode?: string
  authority?: { name: string; held: boolean }
}

export function listConsoleMembers(
  db: Db,
  wanted: ConsoleMemberFilter,
  page: PageRequest,
): Promise<RowPage<ConsoleMember>> {
  const { id, q, role, agencyCode, authority } = wanted
  return selectPage(db, members, page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'username', 'usernameKana', 'userId', 'email'),
    role && sql`${role} = any(roles)`,
    agencyCode && whereContainsText(agencyCode, 'agencyCode'),
    authority && sql`(${authority.name} = any(authorities)) = ${authority.held}`,
  ])
}

export const findConsoleMember = (db: Db, id: string) => selectRow<ConsoleMember>(db, members, id)

/** Lists members for the console; `lastLoginAt` covers the time for which sessions are stored. */
const members = sql`
  select u.id, u.user_id as "userId", u.username, u.username_kana as "usernameKana",
    ${toNameOrder('u.username_kana', 'u.username')} as "nameOrder", u.email, u.premium, u.created_at as "createdAt",
    array(select role from user_roles where user_id = u.id order by 1) as roles,
    array(select authority from user_authorities where user_id = u.id order by 1) as authorities,
    u.agency_code as "agencyCode", u.agency_status as "agencyStatus",
    coalesce(a.name, p.name) as "agencyName",
    (select max(created_at) from sessions where user_id = u.id) as "lastLoginAt",
    d.effective_at as "deletionEffectiveAt"
  from users u
  left join agencies a on a.code = u.agency_code
  left join planned_deletions d on d.user_id = u.id
  left join lateral (
    select g.name from applications f join agencies g on g.id = f.agency_id
    where f.applicant_id = u.id and u.agency_status in ('1', '2') order by f.applied_at desc limit 1
  ) p on true`
