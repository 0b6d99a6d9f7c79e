import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { toPublishedToPresentAgencyCondition } from '../customers/agency-departures.sql.ts'

/** This is more than anybody answers in the weeks of the overview. */
const MAX_CHECKS = 200

/** Saves a published mental check, unless the customer withdrew all published until then; events arrive in any order. */
export async function upsertMentalCheck(
  trx: Transaction<ChartsTables>,
  options: {
    answerId: string
    memberId: string
    fit: readonly number[]
    answeredAt: Date
    publishedAt: Date
  },
): Promise<void> {
  await sql`
    insert into mental_checks (answer_id, member_id, fit, answered_at, published_at)
    select ${options.answerId}::uuid, ${options.memberId}::uuid, ${options.fit}::int[], ${options.answeredAt}::timestamptz, ${options.publishedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${options.memberId})
      and not exists (select from mental_check_withdrawals
        where member_id = ${options.memberId} and withdrawn_at >= ${options.publishedAt})
    on conflict (answer_id) do update
      set published_at = greatest(mental_checks.published_at, excluded.published_at)`.execute(trx)
}

/** Deletes every mental check that was published until `at`, including those whose events arrive later. */
export async function deleteWithdrawnMentalChecks(
  trx: Transaction<ChartsTables>,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  await sql`
    insert into mental_check_withdrawals as known (member_id, withdrawn_at)
    select ${memberId}::uuid, ${at}::timestamptz
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (member_id) do update set withdrawn_at = greatest(known.withdrawn_at, excluded.withdrawn_at)`.execute(
    trx,
  )
  await trx
    .deleteFrom('mental_checks')
    .where('member_id', '=', memberId)
    .where('published_at', '<=', at)
    .execute()
}

export interface MentalCheckResult {
  answerId: string
  answeredAt: Date
  /** How well each type of sound suits, I to IV in this order, 0 to 100. */
  fit: number[]
}

/** Lists the mental checks since a time that a customer publishes to the present agency, oldest first. */
export async function listMentalChecks(
  db: Kysely<ChartsTables>,
  memberId: string,
  since: Date,
): Promise<MentalCheckResult[]> {
  return db
    .selectFrom('mental_checks')
    .select(['answer_id as answerId', 'answered_at as answeredAt', 'fit'])
    .where('member_id', '=', memberId)
    .where('answered_at', '>=', since)
    .where(toPublishedToPresentAgencyCondition('mental_checks.member_id', 'mental_checks.published_at'))
    .orderBy('answered_at')
    .orderBy('answer_id')
    .limit(MAX_CHECKS)
    .execute()
}
