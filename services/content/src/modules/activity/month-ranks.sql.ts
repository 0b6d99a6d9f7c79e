import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { MonthMinutesHistogram } from './month-ranks.rules.ts'
import { getFirstAndLastDay } from './months.rules.ts'

export interface StoredMonthRanks extends MonthMinutesHistogram {
  computedAt: Date
  /** Whether a play of that month was recorded since the summary. */
  isLate: boolean
}

const firstDay = (month: string) => getFirstAndLastDay(month).first

export async function findMonthRanks(
  db: Kysely<ContentTables>,
  month: string,
): Promise<StoredMonthRanks | null> {
  const { rows } = await sql<StoredMonthRanks>`
    select minutes, members, computed_at as "computedAt",
      exists (select from late_months where late_months.month = month_ranks.month) as "isLate"
    from month_ranks where month = ${firstDay(month)}`.execute(db)
  return rows[0] ?? null
}

/** Only one replica at a time computes the summary. */
const LOCK = 4_017_113

/**
 * Computes the summary of a month from the days of its members, unless `isDue` returns false once no other replica is computing it. The single
 * statement reads one snapshot, so the marks of late records that it does not count stay and cause another computation.
 */
export async function recomputeMonthRanksIfDue(
  db: Kysely<ContentTables>,
  month: string,
  { isDue, now }: { now: Date; isDue: (stored: StoredMonthRanks | null) => boolean },
): Promise<StoredMonthRanks | null> {
  const { first, last } = getFirstAndLastDay(month)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const stored = await findMonthRanks(trx, month)
    if (!isDue(stored)) return stored
    // No caller reads the ranks of earlier months.
    await sql`delete from month_ranks where month < ${first}`.execute(trx)
    await sql`
      with counted as (delete from late_months where month <= ${first}),
      listeners as (
        select (sum(ai_esthe_seconds + medical_seconds) / 60)::int as minutes
        from daily_activity where day between ${first} and ${last}
        group by member_id having sum(ai_esthe_seconds + medical_seconds) > 0
      ),
      buckets as (select minutes, count(*)::int as members from listeners group by minutes)
      insert into month_ranks (month, minutes, members, computed_at)
      select ${first}::date, coalesce(array_agg(minutes order by minutes), '{}'),
        coalesce(array_agg(members order by minutes), '{}'), ${now}
      from buckets
      on conflict (month) do update set minutes = excluded.minutes, members = excluded.members,
        computed_at = excluded.computed_at`.execute(trx)
    return findMonthRanks(trx, month)
  })
}
