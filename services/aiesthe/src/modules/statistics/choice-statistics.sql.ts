import { sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { type Emotions, FINISHED_FRACTION } from '../diagnosis/emotions.rules.ts'
import { type DayRange, selectIsWithinDays } from './diagnosis-statistics.sql.ts'

/** The results of choices of one cluster and course, of one reason, or of one sound. */
export interface ChoiceStatisticsRow {
  division: 'cluster' | 'reason' | 'sound'
  cluster: number | null
  /** The course in minutes. */
  course: number | null
  reason: string | null
  soundId: string | null
  people: number
  chosen: number
  /** How many were played to the end, and how many were stopped before it; the rest was never played. */
  finished: number
  abandoned: number
  exploring: number
  /** How many have two photos, and by how many points expressions eased. */
  measured: number
  meanChange: number | null
  measuredPeople: number
  /** The number of rewards, and their sum. */
  rewarded: number
  reward: number
  rewardedPeople: number
}

/** Counts the choices of these days in Japan by cluster and course, by reason, and by sound: at most `maxSounds`, the most chosen ones. */
export async function listChoiceStatistics(
  trx: Transaction<AiestheTables>,
  days: DayRange,
  maxSounds: number,
): Promise<ChoiceStatisticsRow[]> {
  const { rows } = await sql<ChoiceStatisticsRow>`
    with chosen as (
      select c.*, s.minutes_course, coalesce(s.minutes_course * 60, s.duration_seconds) as stated_seconds,
        -- A play belongs to the last choice of its sound within a day before it.
        least(c.chosen_at + interval '1 day',
          lead(c.chosen_at) over (partition by c.member_id, c.sound_id order by c.chosen_at)) as heard_until
      from choices c join sounds s on s.sound_id = c.sound_id
      where ${selectIsWithinDays(sql`c.chosen_at`, days)}
    ), known as (
      select c.*, p.seconds >= c.stated_seconds * ${FINISHED_FRACTION}::float8 as is_finished,
        ${ease('after')} - ${ease('before')} as change
      from chosen c
      left join lateral (
        select max(p.played_seconds) as seconds from plays p
        where p.member_id = c.member_id and p.sound_id = c.sound_id
          and p.started_at >= c.chosen_at and p.started_at < c.heard_until
      ) p on true
      left join face_results r on r.choice_id = c.id
      left join face_photos before on before.result_id = r.id and before.moment = 'before'
      left join face_photos after on after.result_id = r.id and after.moment = 'after'
    ), counted as (
      select
        case when grouping(reason) = 0 then 'reason' when grouping(sound_id) = 0 then 'sound' else 'cluster' end as division,
        cluster, minutes_course as course, reason, sound_id as "soundId",
        count(distinct member_id)::int as people, count(*)::int as chosen,
        count(*) filter (where is_finished)::int as finished,
        count(*) filter (where not is_finished)::int as abandoned,
        count(*) filter (where reason = 'exploring')::int as exploring,
        count(change)::int as measured, avg(change) as "meanChange",
        count(distinct member_id) filter (where change is not null)::int as "measuredPeople",
        count(reward)::int as rewarded, coalesce(sum(reward), 0)::float8 as reward,
        count(distinct member_id) filter (where reward is not null)::int as "rewardedPeople"
      from known
      group by grouping sets ((cluster, minutes_course), (reason), (sound_id, cluster, minutes_course))
    )
    select * from (
      select *, row_number() over (partition by division order by chosen desc, "soundId") as place from counted
    ) placed
    where division <> 'sound' or place <= ${maxSounds}
    order by division, chosen desc, cluster, course, reason, "soundId"`.execute(trx)
  return rows
}

/** Returns how much at ease an expression is, in points (`emotions.rules.ts`). */
function ease(moment: 'before' | 'after') {
  const points = (name: keyof Emotions) =>
    sql`(${sql.ref(`${moment}.face`)} #>> ${sql.lit(`{emotions,${name}}`)})::float8`
  return sql`(${points('HAPPY')} - ${points('FEAR')} - ${points('SAD')} - ${points('ANGRY')})`
}
