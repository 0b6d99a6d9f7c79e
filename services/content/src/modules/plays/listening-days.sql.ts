import { listLastDays } from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface ListeningDay {
  day: Day
  /** Null on a day with one to four listeners; so is the number of members. */
  plays: number | null
  members: number | null
}

const MIN_MEMBERS = 5

/** Returns the plays that began on each of `count` days in Japan, the last of them `today`, and by how many members, oldest first. */
export async function listListeningDays(
  db: Kysely<ContentTables>,
  days: { today: Day; count: number },
): Promise<ListeningDay[]> {
  const rows = await listLastDays(db, days, {
    table: 'plays',
    at: 'started_at',
    figures: { plays: sql<number>`count(*)::int`, members: sql<number>`count(distinct member_id)::int` },
  })
  return rows.map(({ day, plays, members }) =>
    members > 0 && members < MIN_MEMBERS ? { day, plays: null, members: null } : { day, plays, members },
  )
}
