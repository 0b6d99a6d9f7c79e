import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { selectMomentAfterLastMove } from '../members/after-last-move.sql.ts'

export interface MentalCheckSharing {
  shared: boolean
  changedAt: Date
  /** The agency whose customer the member was when a move ended the sharing. */
  closedForAgency: string | null
}

export interface SharedMentalCheckAnswer {
  answerId: string
  /** How well each of the clusters 1 to 4 suits, 0..1. */
  fit: readonly [number, number, number, number]
  answeredAt: Date
}

/** Returns whether a member shares the mental checks with the person in charge, or undefined before the first decision. */
export async function findMentalCheckSharing(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<MentalCheckSharing | undefined> {
  return db
    .selectFrom('mental_check_sharing')
    .select(['shared', 'changed_at as changedAt', 'closed_for_agency as closedForAgency'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Saves the decision and returns its time. Each is later than the previous one, so that a subscriber that receives both knows the newest. */
export async function upsertMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; shared: boolean; closedForAgency: string | null; now: Date },
): Promise<Date> {
  const moment = of.shared
    ? selectMomentAfterLastMove(sql`${of.memberId}::uuid`, of.now)
    : sql<Date>`${of.now}::timestamptz`
  const { rows } = await sql<{ changedAt: Date }>`
    insert into mental_check_sharing as sharing (member_id, shared, changed_at, closed_for_agency)
    values (${of.memberId}, ${of.shared}, ${moment}, ${of.closedForAgency})
    on conflict (member_id) do update set shared = excluded.shared, closed_for_agency = excluded.closed_for_agency,
      changed_at = greatest(excluded.changed_at, sharing.changed_at + interval '1 millisecond')
    returning changed_at as "changedAt"`.execute(trx)
  return rows[0]?.changedAt ?? of.now
}

/** Lists the answers since a moment, newest first. */
export async function listMentalCheckAnswersSince(
  db: Kysely<AiestheTables>,
  of: { memberId: string; since: Date; limit: number },
): Promise<SharedMentalCheckAnswer[]> {
  const { rows } = await sql<SharedMentalCheckAnswer>`
    select id as "answerId", array[fit_1, fit_2, fit_3, fit_4] as fit, answered_at as "answeredAt"
    from mental_check_answers where member_id = ${of.memberId} and answered_at >= ${of.since}
    order by answered_at desc limit ${of.limit}`.execute(db)
  return rows
}
