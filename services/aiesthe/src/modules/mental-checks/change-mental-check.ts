import { randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { fieldText } from '../../texts.ts'
import {
  type AdminMentalCheck,
  insertMentalCheck,
  insertMentalCheckVersion,
  lockMentalCheck,
  type MentalCheckFields,
  updateMentalCheck,
} from './admin-mental-checks.sql.ts'
import {
  type DraftText,
  findMentalCheckDraftProblems,
  hasSameItems,
  hasSameWords,
  type MentalCheckDraftItem,
  toNextText,
  toNextVersionItems,
} from './mental-check-draft.rules.ts'
import { insertMentalCheckAct } from './mental-checks-log.sql.ts'

interface Act {
  actorId: string
  now: Date
}

export interface MentalCheckDraft extends MentalCheckFields {
  title: DraftText
  items: MentalCheckDraftItem[]
}

/**
 * @returns its id
 * @throws ApiError E3001 with what is wrong with the questions
 */
export async function createMentalCheck(
  db: Kysely<AiestheTables>,
  { draft, actorId, now }: Act & { draft: MentalCheckDraft },
): Promise<string> {
  requireSound(draft)
  return db.transaction().execute(async (trx) => {
    const checkId = await insertMentalCheck(trx, draft, now)
    const items = toNextVersionItems(draft.items, [], randomUUID)
    await insertMentalCheckVersion(trx, { checkId, version: 1, title: draft.title.words, items, now })
    await insertMentalCheckAct(trx, { actorId, action: 'created', checkId, now })
    return checkId
  })
}

/**
 * Changes a check. Changed questions become a new version, which has no answers yet; interval and order belong to the check itself.
 *
 * @throws ApiError E3001, E4040, or AIESTHE_CHECK_EDITED when another administrator changed it since `revision`
 */
export async function changeMentalCheck(
  db: Kysely<AiestheTables>,
  { id, revision, draft, actorId, now }: Act & { id: string; revision: number; draft: MentalCheckDraft },
): Promise<void> {
  requireSound(draft)
  await db.transaction().execute(async (trx) => {
    const before = await hold(trx, id, revision)
    const items = toNextVersionItems(draft.items, before.items, randomUUID)
    const { intervalDays, displayOrder } = draft
    const title = toNextText(draft.title, before.title)
    const isReworded = !hasSameWords(title, before.title) || !hasSameItems(before.items, items)
    const version = isReworded ? before.version + 1 : before.version
    const names = { titleJa: title.ja, titleEn: title.en }
    const detail = changesOf(before, { ...names, intervalDays, displayOrder, version })
    if (Object.keys(detail).length === 0) return
    if (isReworded) await insertMentalCheckVersion(trx, { checkId: before.id, version, title, items, now })
    await updateMentalCheck(trx, before.id, { intervalDays, displayOrder })
    await insertMentalCheckAct(trx, { actorId, action: 'changed', checkId: before.id, detail, now })
  })
}

/** Withdraws a check, or offers it again. @throws ApiError E4040 */
export async function setMentalCheckWithdrawn(
  db: Kysely<AiestheTables>,
  { id, withdrawn, actorId, now }: Act & { id: string; withdrawn: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await hold(trx, id)
    if ((before.withdrawnAt !== null) === withdrawn) return
    await updateMentalCheck(trx, before.id, { withdrawnAt: withdrawn ? now : null })
    const action = withdrawn ? 'withdrawn' : 'put-back'
    await insertMentalCheckAct(trx, { actorId, action, checkId: before.id, now })
  })
}

function requireSound({ items }: MentalCheckDraft): void {
  const problems = Object.entries(findMentalCheckDraftProblems(items))
  if (problems.length === 0) return
  const fields = problems.map(([field, problem]) => [field, fieldText(problem)])
  throw new ApiError('E3001', { fields: Object.fromEntries(fields) })
}

async function hold(
  trx: Transaction<AiestheTables>,
  id: string,
  revision?: number,
): Promise<AdminMentalCheck> {
  const check = await lockMentalCheck(trx, id)
  if (!check) throw new ApiError('E4040')
  if (revision !== undefined && check.revision !== revision) throw new ApiError('AIESTHE_CHECK_EDITED')
  return check
}

function changesOf<T extends object>(before: T, after: Partial<T>): Record<string, unknown> {
  const names = Object.keys(after) as (keyof T & string)[]
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
}
