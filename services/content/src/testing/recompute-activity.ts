import type { Database } from '@hibiki/database'
import { sql } from 'kysely'
import type { ContentTables } from '../tables.ts'

export interface ActivityDayRow {
  member_id: string
  day: string
  ai_esthe_seconds: number
  medical_seconds: number
}

/** Computes the expected rollup from the counted seconds of every play, by SQL that shares nothing with the service. */
export async function computeActivityFromPlays({ db }: Database<ContentTables>): Promise<ActivityDayRow[]> {
  const { rows } = await sql<ActivityDayRow>`
    with pieces as (
      select member_id, dmv_type_code, day::date as day,
        piece * tstzrange(day at time zone 'Asia/Tokyo', (day + interval '1 day') at time zone 'Asia/Tokyo') as part
      from plays
      cross join lateral unnest(counted) as piece
      cross join lateral generate_series(
        date_trunc('day', lower(piece) at time zone 'Asia/Tokyo'),
        upper(piece) at time zone 'Asia/Tokyo', interval '1 day') as day
    )
    select member_id, day,
      sum(case when dmv_type_code in ('01', '04') then extract(epoch from upper(part) - lower(part)) else 0 end)::int
        as ai_esthe_seconds,
      sum(case when dmv_type_code in ('02', '03') then extract(epoch from upper(part) - lower(part)) else 0 end)::int
        as medical_seconds
    from pieces where not isempty(part)
    group by member_id, day order by member_id, day`.execute(db)
  return rows
}

export async function listStoredActivity({ db }: Database<ContentTables>): Promise<ActivityDayRow[]> {
  return db
    .selectFrom('daily_activity')
    .select(['member_id', 'day', 'ai_esthe_seconds', 'medical_seconds'])
    .orderBy('member_id')
    .orderBy('day')
    .execute()
}
