import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface ListeningDay {
  day: Day
  /** Null on a day with listeners, but fewer than five of them (D-204); so are the members. */
  plays: number | null
  members: number | null
}

const LEAST_MEMBERS = 5

/** Plays begun on each of `count` days in Japan, the last of them `today`, and by how many members; oldest first. */
export async function listListeningDays(
  db: Kysely<ContentTables>,
  { today, count }: { today: Day; count: number },
): Promise<ListeningDay[]> {
  const first = addDays(today, 1 - count)
  const { rows } = await sql<{ day: Day; plays: number; members: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(counted.plays, 0) as plays, coalesce(counted.members, 0) as members
    from generate_series(${first}::date, ${today}::date, '1 day') as day
    left join (
      select (started_at at time zone 'Asia/Tokyo')::date as on_day, count(*)::int as plays,
        count(distinct member_id)::int as members
      from plays where started_at >= ${startOfJstDay(first)} group by 1
    ) as counted on on_day = day
    order by day`.execute(db)
  return rows.map(({ day, plays, members }) =>
    members > 0 && members < LEAST_MEMBERS ? { day, plays: null, members: null } : { day, plays, members },
  )
}
