import {
  type PageRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'
import type { ApplicationStatus, ApplicationType } from './application.rules.ts'
import { type ApplicationRow, applicationColumns, buildApplicationsQuery } from './applications.sql.ts'

/** Conditions of the list; `q` is part of the applicant's name, its reading or address or of the code. Those left out do not restrict it. */
export interface ConsoleApplicationFilter {
  id?: string[]
  q?: string
  status?: ApplicationStatus
  type?: ApplicationType
}

export function listConsoleApplications(
  db: Db,
  { id, q, status, type }: ConsoleApplicationFilter,
  page: PageRequest,
): Promise<RowPage<ApplicationRow>> {
  return selectPage(db, all(db), page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'applicant', 'applicantKana', 'applicantEmail', 'code'),
    status && sql`status = ${status}`,
    type && sql`type = ${type}`,
  ])
}

export const findConsoleApplication = (db: Db, id: string) => selectRow<ApplicationRow>(db, all(db), id)

const all = (db: Db): RawBuilder<unknown> =>
  sql`${buildApplicationsQuery(db, 'all')
    .select(applicationColumns)
    .select(toNameOrder('u.username_kana', 'u.username').as('applicantOrder'))}`
