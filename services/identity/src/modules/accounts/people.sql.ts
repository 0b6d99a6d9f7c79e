import { whereContainsText } from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import type { Role } from '@hibiki/http'
import { foldForSearch } from '@hibiki/text'
import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'

export interface PersonRow {
  id: string
  userId: string
  name: string
  nameKana: string | null
  email: string
  agency: string | null
}

/** Conditions of the search; those left out do not restrict it. */
export interface PeopleFilter {
  roles?: readonly Role[]
  /** Finds only members of the agency, not applicants. */
  agencyCode?: string
  /** Part of the name, its reading, the login name or the address, in any case, width and kana. */
  condition?: string
  ids?: readonly string[]
  authority?: { names: readonly string[]; held: boolean }
}

/** Returns whether a filter is narrow enough: across all agencies it needs at least one character to search for. */
export function canListPeople({ agencyCode, condition }: PeopleFilter): boolean {
  return agencyCode !== undefined || foldForSearch(condition ?? '') !== ''
}

/** Lists the people found, by the reading of their names. */
export function listPeople(
  db: Db,
  wanted: PeopleFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<PersonRow[]> {
  return people(db, wanted)
    .select([
      'u.id',
      'u.user_id as userId',
      'u.username as name',
      'u.username_kana as nameKana',
      'u.email',
      'a.name as agency',
    ])
    .orderBy(toNameOrder('u.username_kana', 'u.username'))
    .orderBy('u.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countPeople(db: Db, wanted: PeopleFilter): Promise<number> {
  const { rows } = await people(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

function people(db: Db, wanted: PeopleFilter) {
  const { roles, agencyCode, condition, ids, authority } = wanted
  let query = db
    .selectFrom('users as u')
    .leftJoin('agencies as a', (join) =>
      join.onRef('a.code', '=', 'u.agency_code').on('u.agency_status', '=', '3'),
    )
  if (agencyCode !== undefined) query = query.where('a.code', '=', agencyCode)
  if (ids) query = query.where(sql<boolean>`u.id::text = any(${[...ids]}::text[])`)
  if (roles)
    query = query.where(
      sql<boolean>`exists (select from user_roles r where r.user_id = u.id and r.role = any(${[...roles]}::text[]))`,
    )
  if (authority) {
    const held = sql<boolean>`exists (select from user_authorities h
      where h.user_id = u.id and h.authority = any(${[...authority.names]}::text[]))`
    query = query.where(authority.held ? held : sql<boolean>`not ${held}`)
  }
  if (!condition) return query
  return query.where(whereContainsText(condition, 'u.username', 'u.username_kana', 'u.user_id', 'u.email'))
}
