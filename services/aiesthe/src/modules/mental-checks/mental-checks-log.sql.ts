import { lockUnerasedActor } from '@hibiki/projections'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

export interface NewMentalCheckAct {
  actorId: string
  action: 'created' | 'changed' | 'withdrawn' | 'put-back'
  checkId: string
  /** What changed, from which value to which. */
  detail?: Record<string, unknown>
  now: Date
}

/** Logs a change of a check in its transaction. For a deleted person only the change is logged. */
export async function insertMentalCheckAct(
  trx: Transaction<AiestheTables>,
  act: NewMentalCheckAct,
): Promise<void> {
  const actorId = await lockUnerasedActor(trx, act.actorId)
  await trx
    .insertInto('mental_check_log')
    .values({
      at: act.now,
      actor_id: actorId,
      action: act.action,
      check_id: act.checkId,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute()
}

export interface LoggedMentalCheckAct {
  at: Date
  actorId: string | null
  /** Null when that person was deleted. */
  actorName: string | null
  action: NewMentalCheckAct['action']
  detail: Record<string, unknown>
}

/** Lists the last log entries of a check, newest first. */
export async function listLastMentalCheckActs(
  db: Kysely<AiestheTables>,
  checkId: string,
  most: number,
): Promise<LoggedMentalCheckAct[]> {
  const { rows } = await sql<LoggedMentalCheckAct>`
    select l.at, l.actor_id as "actorId", m.name as "actorName", l.action, l.detail
    from mental_check_log l left join member_profiles m on m.member_id = l.actor_id
    where l.check_id = ${checkId} order by l.at desc, l.id desc limit ${most}`.execute(db)
  return rows
}
