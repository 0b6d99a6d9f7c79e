import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { Emotions } from '../domain/emotions.ts'
import type { DiagnosisGroup } from '../domain/small-groups-diagnoses.ts'

type Trx = Transaction<AiestheTables>

/** Whole days in Japan, "yyyy-MM-dd". */
export interface Days {
  from: string
  to: string
}

export type Per = 'day' | 'week' | 'month'

export interface DiagnosisRow extends DiagnosisGroup {
  /** The first day of the period; null in rows about a course or about everything. */
  period: string | null
  course: 1 | 2 | null
}

/** A step that nobody takes for a day is over (D-111). */
const GIVEN_UP = sql.lit('24 hours')

/**
 * Diagnoses by the day of their Before photo: per period, per course, and all of them. Periods without any are there, too. Deleted
 * diagnoses are in no figure, because nothing of them is kept.
 */
export async function countDiagnoses(
  trx: Trx,
  { from, to, per, now }: Days & { per: Per; now: Date },
): Promise<DiagnosisRow[]> {
  const { rows } = await sql<DiagnosisRow>`
    with counted as (
      select date_trunc(${per}, before_at at time zone 'Asia/Tokyo') as period, course, member_id,
        after_at is not null as is_completed, after_at is not null and published as is_published,
        after_at is null and (left_at is not null or before_at <= ${now}::timestamptz - ${GIVEN_UP}::interval) as is_unfinished
      from face_results where ${within(sql`before_at`, { from, to })}
    ), totals as (
      select period, course,
        ${sql.join([
          ...Object.entries(told).map(([name, condition]) => countOf(name, condition)),
          ...Object.entries(peopleOnly).map(([name, condition]) => peopleOf(name, condition)),
        ])}
      from counted group by grouping sets ((period), (course), ())
    ), periods as (
      select generate_series(date_trunc(${per}, ${from}::timestamp), ${to}::timestamp, ${`1 ${per}`}::interval) as period
    )
    select to_char(coalesce(t.period, p.period), 'YYYY-MM-DD') as period, t.course,
      ${sql.join(
        columns.map((column) => sql`coalesce(t.${sql.ref(column)}, 0) as ${sql.ref(column)}`),
        sql`, `,
      )}
    from periods p full join totals t on t.period = p.period
    order by 1, t.course`.execute(trx)
  return rows
}

const told = {
  started: sql`true`,
  completed: sql`is_completed`,
  published: sql`is_published`,
  unfinished: sql`is_unfinished`,
}
/** What is left of a row without figures that are told. */
const peopleOnly = {
  goingOn: sql`not is_completed and not is_unfinished`,
  kept: sql`is_completed and not is_published`,
  unpublished: sql`not is_published`,
}
const columns = [
  ...Object.keys(told).flatMap((name) => [name, `${name}By`]),
  ...Object.keys(peopleOnly).map((name) => `${name}By`),
]

/** How many rows, as `name`, and of how many people, as `nameBy`. */
export function countOf(name: string, condition: RawBuilder<unknown>) {
  return sql`(count(*) filter (where ${condition}))::int as ${sql.ref(name)}, ${peopleOf(name, condition)}`
}

/** Of how many people rows are, as `nameBy`. */
export function peopleOf(name: string, condition: RawBuilder<unknown>) {
  return sql`(count(distinct member_id) filter (where ${condition}))::int as ${sql.ref(`${name}By`)}`
}

/** Between the first moment of a day in Japan and the last of another. */
export function within(moment: ReturnType<typeof sql>, { from, to }: Days) {
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

/** The mean of what was read in faces before and after, of diagnoses with both photos. */
export async function meanEmotions(trx: Trx, days: Days): Promise<MeanEmotions> {
  const mean = (moment: 'before' | 'after') =>
    sql`jsonb_build_object(${sql.join(
      emotions.flatMap((name) => [
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
    where r.after_at is not null and ${within(sql`r.before_at`, days)}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a query without groups answers one row')
  return row
}

export const emotions = ['HAPPY', 'FEAR', 'SAD', 'ANGRY'] as const satisfies readonly (keyof Emotions)[]
