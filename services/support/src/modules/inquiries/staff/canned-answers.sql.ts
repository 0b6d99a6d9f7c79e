import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import type { LocalText } from '@hibiki/http'
import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../../tables.ts'

export interface CannedAnswer {
  id: string
  title: string
  /** By language; `{name}`, `{subject}` and `{staff}` are filled in when one is used. */
  texts: LocalText
  updatedAt: Date
}

export const MAX_CANNED_ANSWERS = 200

const answers = sql`select id, title, texts, updated_at as "updatedAt" from canned_answers`

export async function listCannedAnswers(
  db: Kysely<SupportTables>,
  { filter, ...page }: ListRequest<{ id?: string[]; q?: string }>,
): Promise<RowPage<CannedAnswer>> {
  return selectPage<CannedAnswer>(db, answers, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q && whereContainsText(filter.q, 'title'),
  ])
}

export async function findCannedAnswer(
  db: Kysely<SupportTables>,
  id: string,
): Promise<CannedAnswer | undefined> {
  return selectRow<CannedAnswer>(db, answers, id)
}

/** Inserts a canned answer. Returns its id, or null when the maximum number exists. */
export async function insertCannedAnswer(
  db: Kysely<SupportTables>,
  { title, texts, updatedBy, now }: { title: string; texts: LocalText; updatedBy: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into canned_answers (title, texts, updated_by, updated_at)
    select ${title}, ${JSON.stringify(texts)}::jsonb, ${updatedBy}, ${now}
    where (select count(*) from canned_answers) < ${MAX_CANNED_ANSWERS} returning id`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * @param edited the time of the last change that the editor knew of
 * @returns false when it has been changed since then
 */
export async function updateCannedAnswer(
  db: Kysely<SupportTables>,
  options: { id: string; title: string; texts: LocalText; updatedBy: string; now: Date; edited: Date | null },
): Promise<boolean> {
  if (options.edited === null) return false
  // The editor's time has milliseconds, the row's may have microseconds.
  const nextMillisecond = new Date(options.edited.getTime() + 1)
  const { numUpdatedRows } = await db
    .updateTable('canned_answers')
    .set({
      title: options.title,
      texts: JSON.stringify(options.texts),
      updated_by: options.updatedBy,
      updated_at: options.now,
    })
    .where('id', '=', options.id)
    .where('updated_at', '>=', options.edited)
    .where('updated_at', '<', nextMillisecond)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCannedAnswer(db: Kysely<SupportTables>, id: string): Promise<void> {
  await db.deleteFrom('canned_answers').where('id', '=', id).execute()
}
