import { type Kysely, sql } from 'kysely'

/**
 * Publishes finished diagnoses again with the time of the Before photo as their start, because earlier events contained the time at which the
 * page was opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (subject, payload)
    select 'aiesthe.diagnosis-completed.v2', jsonb_build_object('resultId', result.id, 'userId', result.member_id,
      'minutesCourse', case result.course when 2 then 20 else 10 end,
      'stressPercent', least(100, greatest(0, floor(
        (0.7 * (100 - ${emotion('HAPPY')}) + ${emotion('FEAR')} + ${emotion('SAD')} + ${emotion('ANGRY')}) / 4 + 0.5)))::int,
      'published', result.published,
      'startedAt', ${instant('before_at')}, 'at', ${instant('after_at')})
    from face_results as result
    join face_photos as photo on photo.result_id = result.id and photo.moment = 'after'
    where result.after_at is not null`.execute(db)
}

const emotion = (name: string) => sql`(photo.face #>> ${sql.lit(`{emotions,${name}}`)})::float8`

const instant = (column: string) =>
  sql`to_char(${sql.ref(`result.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
