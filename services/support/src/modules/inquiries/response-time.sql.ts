import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../tables.ts'

/**
 * Computes within how many minutes half of the inquiries opened since then were answered first. Those that still wait count with what
 * they have waited so far, so that a slow week shows at once; those that the member closed without an answer do not count.
 *
 * @returns null when fewer than `minInquiries` count
 */
export async function computeMedianFirstAnswerMinutes(
  db: Kysely<SupportTables>,
  { since, now, minInquiries }: { since: Date; now: Date; minInquiries: number },
): Promise<number | null> {
  const { rows } = await sql<{ counted: number; median: number | null }>`
    select count(*)::int as counted, percentile_cont(0.5) within group (
      order by extract(epoch from coalesce(first_answered_at, ${now}::timestamptz) - opened_at) / 60) as median
    from inquiries
    where opened_at >= ${since} and opened_at <= ${now} and (first_answered_at is not null or state = 'open')`.execute(
    db,
  )
  const [row] = rows
  if (!row || row.median === null || row.counted < minInquiries) return null
  return Math.ceil(row.median)
}
