import { formatJstDateTime } from '@hibiki/calendar'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** Counts a rejected photo by the day in Japan and the reason, without the photo or its member. */
export async function incrementPhotoRefusals(
  db: Kysely<AiestheTables>,
  reason: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into photo_refusals (day, reason, count) values (${formatJstDateTime(now).slice(0, 10)}, ${reason}, 1)
    on conflict (day, reason) do update set count = photo_refusals.count + 1`.execute(db)
}

/** Counts rejected photos of these days in Japan by reason, the most frequent first. */
export async function listPhotoRefusals(
  trx: Transaction<AiestheTables>,
  { from, to }: { from: string; to: string },
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, sum(count)::int as count from photo_refusals
    where day between ${from}::date and ${to}::date group by reason order by count desc, reason`.execute(trx)
  return rows
}
