import { sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Emotions } from '../diagnosis/emotions.rules.ts'

type Trx = Transaction<AiestheTables>

/** Whole days in Japan, "yyyy-MM-dd". */
export interface DayRange {
  from: string
  to: string
}

export type PeriodLength = 'day' | 'week' | 'month'

export interface DiagnosisStatisticsRow {
  /** The first day of the period, or null in rows about a course or about everything. */
  period: string | null
  course: 1 | 2 | null
  people: number
  started: number
  completed: number
  published: number
  /** Diagnoses that are neither completed nor open any more. */
  unfinished: number
}

/** A step that is not completed within a day expires. */
const ABANDONED_AFTER = sql.lit('24 hours')

/**
 * Counts diagnoses by the day of their Before photo: per period, per course, and all of them. Periods without any are included. Deleted
 * diagnoses are in no figure, because nothing of them is stored.
 */
export async function listDiagnosisStatistics(
  trx: Trx,
  { from, to, per, now }: DayRange & { per: PeriodLength; now: Date },
): Promise<DiagnosisStatisticsRow[]> {
  const { rows } = await sql<DiagnosisStatisticsRow>`
    with counted as (
      select date_trunc(${per}, before_at at time zone 'Asia/Tokyo') as period, course, member_id,
        after_at is not null as is_completed, after_at is not null and published as is_published,
        after_at is null and (left_at is not null or before_at <= ${now}::timestamptz - ${ABANDONED_AFTER}::interval) as is_unfinished
      from face_results where ${selectIsWithinDays(sql`before_at`, { from, to })}
    ), totals as (
      select period, course, count(distinct member_id)::int as people, count(*)::int as started,
        count(*) filter (where is_completed)::int as completed,
        count(*) filter (where is_published)::int as published,
        count(*) filter (where is_unfinished)::int as unfinished
      from counted group by grouping sets ((period), (course), ())
    ), periods as (
      select generate_series(date_trunc(${per}, ${from}::timestamp), ${to}::timestamp, ${`1 ${per}`}::interval) as period
    )
    select to_char(coalesce(t.period, p.period), 'YYYY-MM-DD') as period, t.course,
      coalesce(t.people, 0) as people, coalesce(t.started, 0) as started, coalesce(t.completed, 0) as completed,
      coalesce(t.published, 0) as published, coalesce(t.unfinished, 0) as unfinished
    from periods p full join totals t on t.period = p.period
    order by 1, t.course`.execute(trx)
  return rows
}

/** Selects moments from the start of the first day in Japan to the end of the last. */
export function selectIsWithinDays(moment: ReturnType<typeof sql>, { from, to }: DayRange) {
  return sql`${moment} >= ${`${from}T00:00:00+09:00`}::timestamptz
    and ${moment} < ${`${to}T00:00:00+09:00`}::timestamptz + interval '1 day'`
}

export interface MeanEmotions {
  count: number
  people: number
  /** Null where nothing was measured. */
  before: Record<keyof Emotions, number | null>
  after: Record<keyof Emotions, number | null>
}

/** Returns the mean emotions before and after, of diagnoses with both photos. */
export async function getMeanEmotions(trx: Trx, days: DayRange): Promise<MeanEmotions> {
  const mean = (moment: 'before' | 'after') =>
    sql`jsonb_build_object(${sql.join(
      emotionNames.flatMap((name) => [
        sql.lit(name),
        sql`avg((${sql.ref(`${moment}.face`)} #>> ${sql.lit(`{emotions,${name}}`)})::float8)`,
      ]),
    )})`
  const { rows } = await sql<MeanEmotions>`
    select count(*)::int as count, count(distinct r.member_id)::int as people,
      ${mean('before')} as before, ${mean('after')} as after
    from face_results r
    join face_photos before on before.result_id = r.id and before.moment = 'before'
    join face_photos after on after.result_id = r.id and after.moment = 'after'
    where r.after_at is not null and ${selectIsWithinDays(sql`r.before_at`, days)}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a query without groups returns one row')
  return row
}

export const emotionNames = ['HAPPY', 'FEAR', 'SAD', 'ANGRY'] as const satisfies readonly (keyof Emotions)[]
