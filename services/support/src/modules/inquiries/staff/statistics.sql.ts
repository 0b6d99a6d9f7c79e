import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../../tables.ts'

export interface SupportDayStatistics {
  /** The day in Japan on which the inquiries were opened, yyyy-MM-dd. */
  day: string
  opened: number
  /** Medians in minutes, or null where no inquiry of the day was answered or closed yet. */
  firstAnswerMinutes: number | null
  resolutionMinutes: number | null
}

/** Lists the days with inquiries and how fast these were answered and closed, oldest first. */
export async function listSupportDayStatistics(
  db: Kysely<SupportTables>,
  options: { from: Date; until: Date },
): Promise<SupportDayStatistics[]> {
  const { rows } = await sql<SupportDayStatistics>`
    select to_char(opened_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as opened,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at) / 60) as "firstAnswerMinutes",
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - opened_at) / 60) as "resolutionMinutes"
    from inquiries where opened_at >= ${options.from} and opened_at < ${options.until} group by 1 order by 1`.execute(
    db,
  )
  return rows
}

export interface SupportTotals {
  open: number
  waiting: number
  ratings: { rating: number; count: number }[]
}

export async function getSupportTotals(
  db: Kysely<SupportTables>,
  options: { from: Date; until: Date },
): Promise<SupportTotals> {
  const [now, ratings] = await Promise.all([
    sql<{ open: number; waiting: number }>`
      select count(*)::int as open, count(waiting_since)::int as waiting from inquiries where state = 'open'`.execute(
      db,
    ),
    sql<{ rating: number; count: number }>`
      select rating, count(*)::int as count from inquiries
      where rating is not null and rated_at >= ${options.from} and rated_at < ${options.until} group by rating order by rating desc`.execute(
      db,
    ),
  ])
  return { ...(now.rows[0] ?? { open: 0, waiting: 0 }), ratings: ratings.rows }
}
