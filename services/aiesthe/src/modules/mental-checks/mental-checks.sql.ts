import type { LocalText } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'
import { hasAgreedToDataUse } from './has-agreed-to-data-use.ts'
import type { MentalCheckAnswer, MentalCheckItem } from './mental-check.rules.ts'

export interface MentalCheck {
  id: string
  version: number
  title: LocalText
  items: MentalCheckItem[]
  intervalDays: number
  lastAnsweredAt: Date | null
}

/** Lists the checks that are offered, all or one, each in its newest version and with the time of the member's last answers. */
export async function listOfferedMentalChecks(
  db: Kysely<AiestheTables>,
  memberId: string,
  checkId?: string,
): Promise<MentalCheck[]> {
  const { rows } = await sql<MentalCheck>`
    select c.id, v.version, v.title, v.items,
      c.interval_days as "intervalDays",
      (select max(a.answered_at) from mental_check_answers a
        where a.member_id = ${memberId} and a.check_id = c.id) as "lastAnsweredAt"
    from mental_checks c
    cross join lateral (
      select * from mental_check_versions v where v.check_id = c.id order by v.version desc limit 1
    ) v
    where c.withdrawn_at is null ${checkId === undefined ? sql`` : sql`and c.id = ${checkId}`}
    order by c.display_order, c.id
    limit 99`.execute(db)
  return rows
}

export interface MentalCheckAnswerSheet {
  memberId: string
  checkId: string
  version: number
  answers: readonly MentalCheckAnswer[]
  fit: Record<Cluster, number>
  answeredAt: Date
  requestKey: string | null
}

/** Returns the id of the answers. */
export async function insertAnswerSheet(
  trx: Transaction<AiestheTables>,
  sheet: MentalCheckAnswerSheet,
): Promise<string> {
  const { id } = await trx
    .insertInto('mental_check_answers')
    .values(toRow(sheet))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAnswerSheets(
  trx: Transaction<AiestheTables>,
  sheets: readonly MentalCheckAnswerSheet[],
): Promise<void> {
  if (sheets.length === 0) return
  await trx.insertInto('mental_check_answers').values(sheets.map(toRow)).execute()
}

const toRow = (sheet: MentalCheckAnswerSheet) => ({
  member_id: sheet.memberId,
  check_id: sheet.checkId,
  version: sheet.version,
  answers: JSON.stringify(sheet.answers),
  fit_1: sheet.fit[1],
  fit_2: sheet.fit[2],
  fit_3: sheet.fit[3],
  fit_4: sheet.fit[4],
  answered_at: sheet.answeredAt,
  request_key: sheet.requestKey,
})

/** Finds the answers that a repeated request may belong to: by its key, or else the member's last answers to this check. */
export async function findAnswersOfRepeatedRequest(
  db: Kysely<AiestheTables>,
  of: { memberId: string; checkId: string; requestKey: string | undefined },
): Promise<{ checkId: string; answers: MentalCheckAnswer[]; answeredAt: Date } | undefined> {
  const sent = db
    .selectFrom('mental_check_answers')
    .select(['check_id as checkId', 'answers', 'answered_at as answeredAt'])
    .where('member_id', '=', of.memberId)
    .orderBy('answered_at', 'desc')
    .limit(1)
  const { requestKey } = of
  return requestKey === undefined
    ? sent.where('check_id', '=', of.checkId).executeTakeFirst()
    : sent.where('request_key', '=', requestKey).executeTakeFirst()
}

/**
 * Returns how well each cluster fits the member's latest answers, or the latest before a moment. Returns null without any, and without
 * consent to the use of answers.
 */
export async function findLatestClusterFit(
  db: Kysely<AiestheTables>,
  memberId: string,
  before?: Date,
): Promise<Record<Cluster, number> | null> {
  if (!(await hasAgreedToDataUse(db, memberId))) return null
  const row = await db
    .selectFrom('mental_check_answers')
    .select(['fit_1', 'fit_2', 'fit_3', 'fit_4'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('answered_at', '<', before ?? new Date()))
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { 1: row.fit_1, 2: row.fit_2, 3: row.fit_3, 4: row.fit_4 } : null
}
