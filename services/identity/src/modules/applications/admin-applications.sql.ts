import { type RawBuilder, sql } from 'kysely'
import { contains, oneOf, type Page, type PageOf, pageOf, rowOf, where } from '../../admin/list.sql.ts'
import type { Db } from '../../db/schema.ts'
import type { ApplicationStatus, ApplicationType } from './application.rules.ts'
import { type ApplicationRow, applicationColumns, applications } from './applications.sql.ts'

/** Which applications; `q` is part of the applicant's name or address or of the code. What is left out does not matter. */
export interface WantedApplications {
  id?: string[]
  q?: string
  status?: ApplicationStatus
  type?: ApplicationType
}

export function listForConsole(
  db: Db,
  { id, q, status, type }: WantedApplications,
  page: Page,
): Promise<PageOf<ApplicationRow>> {
  const found = where(all(db), [
    id && oneOf('id', id),
    q && contains(q, 'applicant', 'applicantEmail', 'code'),
    status && sql`status = ${status}`,
    type && sql`type = ${type}`,
  ])
  return pageOf(db, found, page)
}

export const readForConsole = (db: Db, id: string) => rowOf<ApplicationRow>(db, all(db), id)

const all = (db: Db): RawBuilder<unknown> => sql`${applications(db, 'all').select(applicationColumns)}`
