import { every, oneOf, pageOf } from '@hibiki/database'
import type { ListRequest } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'
import { isErased, lockMember } from '../members/members.sql.ts'
import type { CommerceAction } from './commerce-actions.rules.ts'

/** One act of an administrator. `detail` holds ids, codes and amounts, never names or addresses. */
export interface CommerceAct {
  actorId: string
  action: CommerceAction
  subjectId: string
  detail?: Record<string, unknown>
  now: Date
}

/** Puts an act on record, in the transaction of the act itself (D-193); of a deleted person only what was done. */
export async function logCommerceAct(trx: Trx, act: CommerceAct): Promise<void> {
  await lockMember(trx, act.actorId)
  await trx
    .insertInto('commerce_log')
    .values({
      at: act.now,
      actor_id: (await isErased(trx, act.actorId)) ? null : act.actorId,
      action: act.action,
      subject_id: act.subjectId,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute()
}

export interface LoggedAct {
  id: string
  at: Date
  actorId: string | null
  actorName: string | null
  action: CommerceAction
  subjectId: string
  detail: Record<string, unknown>
}

export interface LoggedActFilter {
  id?: string[]
  action?: CommerceAction
  actorId?: string
  subjectId?: string
}

export function pageOfActs(
  db: Db,
  {
    filter: { id, action, actorId, subjectId },
    sortBy,
    direction,
    offset,
    limit,
  }: ListRequest<LoggedActFilter>,
): Promise<{ rows: LoggedAct[]; total: number }> {
  const query = sql`
    select l.id, l.at, l.actor_id as "actorId", m.name as "actorName", l.action, l.subject_id as "subjectId", l.detail
    from commerce_log l left join members m on m.user_id = l.actor_id
    where ${every([
      id && oneOf('l.id', id),
      action && sql`l.action = ${action}`,
      actorId && oneOf('l.actor_id', [actorId]),
      subjectId && sql`l.subject_id = ${subjectId}`,
    ])}`
  // Acts of one moment stay in the order in which they were done.
  const orderBy = sql`${sql.ref(sortBy)} ${sql.raw(direction)}, id ${sql.raw(direction)}`
  return pageOf(db, query, { orderBy, offset, limit })
}
