import {
  type PageRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { sql } from 'kysely'
import type { AgencyState } from '../../db/agency-tables.ts'
import type { Db } from '../../db/identity-tables.ts'

export interface ConsoleAgency {
  id: string
  code: string | null
  name: string
  state: AgencyState
  picCount: number
  customerCount: number
  createdAt: Date
}

/** Conditions of the list; `q` is part of the name or the code, and those left out do not restrict it. */
export interface ConsoleAgencyFilter {
  id?: string[]
  q?: string
  state?: AgencyState
}

export function listConsoleAgencies(
  db: Db,
  { id, q, state }: ConsoleAgencyFilter,
  page: PageRequest,
): Promise<RowPage<ConsoleAgency>> {
  return selectPage(db, agencies, page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'name', 'code'),
    state && sql`state = ${state}`,
  ])
}

export const findConsoleAgency = (db: Db, id: string) => selectRow<ConsoleAgency>(db, agencies, id)

const membersWith = (role: string) => sql`(select count(*) from users u join user_roles r on r.user_id = u.id
  where u.agency_code = a.code and u.agency_status = '3' and r.role = ${role})`

const agencies = sql`
  select a.id, a.code, a.name, a.state, a.created_at as "createdAt",
    ${membersWith('ROLE_PERSON_IN_CHARGE')} as "picCount", ${membersWith('ROLE_CUSTOMER')} as "customerCount"
  from agencies a`
