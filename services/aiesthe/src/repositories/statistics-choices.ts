import { sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { type Emotions, FINISHED } from '../domain/emotions.ts'
import type { ChoiceGroup } from '../domain/small-groups-choices.ts'
import { countOf, type Days, peopleOf, within } from './statistics-diagnoses.ts'

/** How choices went, of one cluster and course, of one reason, or of one sound. */
export interface ChoiceRow extends ChoiceGroup {
  division: 'cluster' | 'reason' | 'sound'
  cluster: number | null
  /** Minutes. */
  course: number | null
  reason: string | null
  /** Null in a row about all sounds of a cluster and course that are chosen too seldom to be listed. */
  soundId: string | null
  /** Heard to the end, and left before it; the rest was never played. */
  finished: number
  abandoned: number
  exploring: number
  /** With two photos: how many, and by how many points expressions eased. */
  measured: number
  meanChange: number | null
  /** What was learned from: how many rewards, and their sum. */
  rewarded: number
  reward: number
}

/** Choices of these days in Japan by cluster and course, by reason, and by sound: so many sounds, those most chosen. */
export async function countChoices(
  trx: Transaction<AiestheTables>,
  days: Days,
  maxSounds: number,
): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    with chosen as (
      select c.*, s.minutes_course, s.duration_seconds,
        -- A play belongs to the last choice of its sound within a day before it.
        least(c.chosen_at + interval '1 day',
          lead(c.chosen_at) over (partition by c.member_id, c.sound_id order by c.chosen_at)) as heard_until
      from choices c join sounds s on s.sound_id = c.sound_id
      where ${within(sql`c.chosen_at`, days)}
    ), most_chosen as (
      select sound_id from chosen group by sound_id order by count(*) desc, sound_id limit ${maxSounds}
    ), known as (
      select c.*, m.sound_id as listed_id, p.seconds >= c.duration_seconds * ${FINISHED}::float8 as is_finished,
        ${ease('after')} - ${ease('before')} as change
      from chosen c
      left join most_chosen m on m.sound_id = c.sound_id
      left join lateral (
        select max(p.played_seconds) as seconds from plays p
        where p.member_id = c.member_id and p.sound_id = c.sound_id
          and p.started_at >= c.chosen_at and p.started_at < c.heard_until
      ) p on true
      left join face_results r on r.choice_id = c.id
      left join face_photos before on before.result_id = r.id and before.moment = 'before'
      left join face_photos after on after.result_id = r.id and after.moment = 'after'
    )
    select
      case when grouping(reason) = 0 then 'reason' when grouping(listed_id) = 0 then 'sound' else 'cluster' end as division,
      cluster, minutes_course as course, reason, listed_id as "soundId", count(*)::int as chosen,
      count(distinct member_id)::int as people,
      ${countOf('finished', sql`is_finished`)}, ${countOf('abandoned', sql`not is_finished`)},
      ${peopleOf('unplayed', sql`is_finished is null`)},
      ${countOf('exploring', sql`reason = 'exploring'`)}, ${peopleOf('notExploring', sql`reason <> 'exploring'`)},
      ${countOf('measured', sql`change is not null`)}, ${peopleOf('unmeasured', sql`change is null`)},
      avg(change) as "meanChange",
      ${countOf('rewarded', sql`reward is not null`)}, ${peopleOf('unrewarded', sql`reward is null`)},
      coalesce(sum(reward), 0)::float8 as reward
    from known
    group by grouping sets ((cluster, minutes_course), (reason), (listed_id, cluster, minutes_course))
    order by division, cluster, course, reason, "soundId"`.execute(trx)
  return rows
}

/** How much at ease an expression is, in points (`domain/emotions.ts`). */
function ease(moment: 'before' | 'after') {
  const points = (name: keyof Emotions) =>
    sql`(${sql.ref(`${moment}.face`)} #>> ${sql.lit(`{emotions,${name}}`)})::float8`
  return sql`(${points('HAPPY')} - ${points('FEAR')} - ${points('SAD')} - ${points('ANGRY')})`
}
