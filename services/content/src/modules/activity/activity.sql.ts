import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface ListenedSecondsByKind {
  aiEstheSeconds: number
  medicalSeconds: number
}

/** Lists a member's days from `first` to `last` (included); days without listening have no row. */
export async function listDailyActivity(
  db: Kysely<ContentTables>,
  memberId: string,
  first: string,
  last: string,
): Promise<(ListenedSecondsByKind & { day: string })[]> {
  return db
    .selectFrom('daily_activity')
    .select(['day', 'ai_esthe_seconds as aiEstheSeconds', 'medical_seconds as medicalSeconds'])
    .where('member_id', '=', memberId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
}

interface Evening {
  day: string
  seconds: number
  soundId: string | null
  frequencies: number[]
}

/** Lists how long a member listened on each day, with the sound of that day's longest play; days without listening have no row. */
export async function listDaysWithLongestSound(
  db: Kysely<ContentTables>,
  memberId: string,
  first: string,
  last: string,
): Promise<Evening[]> {
  const { rows } = await sql<Evening>`
    select activity.day, activity.ai_esthe_seconds + activity.medical_seconds as seconds, longest.sound_id as "soundId",
      coalesce(analysis.frequencies, '{}') as frequencies
    from daily_activity as activity
    left join (
      select distinct on (day) (started_at at time zone 'Asia/Tokyo')::date as day, sound_id
      from plays
      where member_id = ${memberId} and sound_id is not null
        and started_at >= ${first}::timestamp at time zone 'Asia/Tokyo'
        and started_at < (${last}::timestamp + interval '1 day') at time zone 'Asia/Tokyo'
      order by day, counted_seconds desc, sound_id
    ) as longest on longest.day = activity.day
    left join sound_analyses as analysis on analysis.sound_id = longest.sound_id
    where activity.member_id = ${memberId} and activity.day >= ${first}::date and activity.day <= ${last}::date
      and activity.ai_esthe_seconds + activity.medical_seconds > 0
    order by activity.day`.execute(db)
  return rows
}

/** Lists a member's sums per month ("yyyy-MM") from the first day of `firstMonth` on. */
export async function listMonthlyActivity(
  db: Kysely<ContentTables>,
  memberId: string,
  firstMonth: string,
): Promise<(ListenedSecondsByKind & { month: string })[]> {
  return db
    .selectFrom('daily_activity')
    .select([
      sql<string>`to_char(day, 'YYYY-MM')`.as('month'),
      sql<number>`sum(ai_esthe_seconds)`.as('aiEstheSeconds'),
      sql<number>`sum(medical_seconds)`.as('medicalSeconds'),
    ])
    .where('member_id', '=', memberId)
    .where('day', '>=', `${firstMonth}-01`)
    .groupBy('month')
    .execute()
}

/** Returns how many seconds a member listened from `first` to `last` (included). */
export async function sumListenedSeconds(
  db: Kysely<ContentTables>,
  memberId: string,
  first: string,
  last: string,
): Promise<number> {
  const days = await listDailyActivity(db, memberId, first, last)
  return days.reduce((sum, day) => sum + day.aiEstheSeconds + day.medicalSeconds, 0)
}

/** Deletes a member's days and invalidates the ranks of the months in which they listened. */
export async function eraseActivity(trx: Transaction<ContentTables>, memberId: string): Promise<void> {
  await sql`
    insert into late_months (month)
    select month from month_ranks where exists (
      select from daily_activity where member_id = ${memberId}
        and day >= month and day < month + interval '1 month')`.execute(trx)
  await trx.deleteFrom('daily_activity').where('member_id', '=', memberId).execute()
}
