import { type ListRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import { lockUnerasedActor } from '@hibiki/projections'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { CommerceAction } from './commerce-actions.rules.ts'

/** One act of an administrator. `detail` holds ids, codes and amounts, never names or addresses. */
export interface NewCommerceLogEntry {
  actorId: string
  action: CommerceAction
  subjectId: string
  detail?: Record<string, unknown>
  now: Date
}

/** Logs an act in the transaction of the act itself; of a deleted person only the action is stored. */
export async function insertCommerceLogEntry(trx: Trx, act: NewCommerceLogEntry): Promise<void> {
  const actorId = await lockUnerasedActor(trx, act.actorId)
  await trx
    .insertInto('commerce_log')
    .values({
      at: act.now,
      actor_id: actorId,
      action: act.action,
      subject_id: act.subjectId,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute()
}

export interface CommerceLogEntry {
  id: string
  at: Date
  actorId: string | null
  actorName: string | null
  action: CommerceAction
  subjectId: string
  detail: Record<string, unknown>
}

export interface CommerceLogFilter {
  id?: string[]
  action?: CommerceAction
  actorId?: string
  subjectId?: string
}

const acts = sql`
  select l.id, l.at, l.actor_id as "actorId", m.name as "actorName", l.action, l.subject_id as "subjectId", l.detail
    from commerce_log l left join members m on m.user_id = l.actor_id`

export const listCommerceLogEntries = (
  db: Db,
  { filter: { id, action, actorId, subjectId }, ...page }: ListRequest<CommerceLogFilter>,
): Promise<RowPage<CommerceLogEntry>> =>
  selectPage(db, acts, page, [
    id && whereIdIn('id', id),
    action && sql`action = ${action}`,
    actorId && whereIdIn('actorId', [actorId]),
    subjectId && sql`"subjectId" = ${subjectId}`,
  ])

export const findCommerceLogEntry = (db: Db, id: string): Promise<CommerceLogEntry | undefined> =>
  selectRow(db, acts, id)
