import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import type { LocalText } from '@hibiki/languages'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { MentalCheckItem } from './mental-check.rules.ts'

type Db = Kysely<AiestheTables>
type Trx = Transaction<AiestheTables>

/** A check with its newest version. */
export interface AdminMentalCheck {
  id: string
  title: LocalText
  titleJa: string
  titleEn: string
  version: number
  revision: number
  items: MentalCheckItem[]
  /** The number of questions that are asked. */
  questions: number
  intervalDays: number
  displayOrder: number
  /** The number of answers to all of its versions. */
  answers: number
  publishedAt: Date
  withdrawnAt: Date | null
}

export interface AdminMentalCheckFilter {
  id?: string[]
  q?: string
  withdrawn?: boolean
}

const checks = sql`
  select c.id, v.title, v.title ->> 'ja' as "titleJa", v.title ->> 'en' as "titleEn", v.version, c.revision, v.items,
    (select count(*)::int from jsonb_array_elements(v.items) item where (item ->> 'requires')::boolean) as questions,
    c.interval_days as "intervalDays", c.display_order as "displayOrder",
    (select count(*)::int from mental_check_answers a where a.check_id = c.id) as answers,
    v.published_at as "publishedAt", c.withdrawn_at as "withdrawnAt"
  from mental_checks c
  cross join lateral (
    select * from mental_check_versions v where v.check_id = c.id order by v.version desc limit 1
  ) v`

export const listAdminMentalChecks = (
  db: Db,
  { filter: { id, q, withdrawn }, ...page }: ListRequest<AdminMentalCheckFilter>,
): Promise<RowPage<AdminMentalCheck>> =>
  selectPage(db, checks, page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'titleJa', 'titleEn'),
    withdrawn !== undefined && sql`("withdrawnAt" is not null) = ${withdrawn}`,
  ])

export const findAdminMentalCheck = (db: Db, id: string): Promise<AdminMentalCheck | undefined> =>
  selectRow(db, checks, id)

export interface MentalCheckVersion {
  version: number
  titleJa: string
  titleEn: string
  questions: number
  answers: number
  publishedAt: Date
}

/** Lists the newest versions of a check with the number of answers to each. */
export async function listMentalCheckVersions(
  db: Db,
  checkId: string,
  most: number,
): Promise<MentalCheckVersion[]> {
  const { rows } = await sql<MentalCheckVersion>`
    select v.version, v.title ->> 'ja' as "titleJa", v.title ->> 'en' as "titleEn", v.published_at as "publishedAt",
      (select count(*)::int from jsonb_array_elements(v.items) item where (item ->> 'requires')::boolean) as questions,
      (select count(*)::int from mental_check_answers a where a.check_id = v.check_id and a.version = v.version) as answers
    from mental_check_versions v where v.check_id = ${checkId} order by v.version desc limit ${most}`.execute(
    db,
  )
  return rows
}

export interface MentalCheckFields {
  intervalDays: number
  displayOrder: number
}

export async function insertMentalCheck(trx: Trx, fields: MentalCheckFields, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('mental_checks')
    .values({ interval_days: fields.intervalDays, display_order: fields.displayOrder, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Answers refer to the version they were given to, so versions are only ever added. */
export async function insertMentalCheckVersion(
  trx: Trx,
  of: { checkId: string; version: number; title: LocalText; items: MentalCheckItem[]; now: Date },
): Promise<void> {
  await trx
    .insertInto('mental_check_versions')
    .values({
      check_id: of.checkId,
      version: of.version,
      items: JSON.stringify(of.items),
      title: JSON.stringify(of.title),
      published_at: of.now,
    })
    .execute()
}

/** Locks the check until the transaction ends; returns undefined when there is none. */
export async function lockMentalCheck(trx: Trx, id: string): Promise<AdminMentalCheck | undefined> {
  const { rows } = await sql`select id from mental_checks where id::text = ${id} for update`.execute(trx)
  return rows.length === 0 ? undefined : findAdminMentalCheck(trx, id)
}

/** Increments the revision, which every change does. */
export async function updateMentalCheck(
  trx: Trx,
  id: string,
  change: { intervalDays?: number; displayOrder?: number; withdrawnAt?: Date | null },
): Promise<void> {
  await trx
    .updateTable('mental_checks')
    .set((select) => ({
      revision: select('revision', '+', 1),
      ...(change.intervalDays !== undefined && { interval_days: change.intervalDays }),
      ...(change.displayOrder !== undefined && { display_order: change.displayOrder }),
      ...(change.withdrawnAt !== undefined && { withdrawn_at: change.withdrawnAt }),
    }))
    .where('id', '=', id)
    .execute()
}
