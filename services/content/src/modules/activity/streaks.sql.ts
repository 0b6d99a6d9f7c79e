import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { WeekdayChoice } from './streak.rules.ts'

/** Lists the days from `first` to `last` on which a member listened for at least `seconds`. */
export async function listDaysListenedAtLeast(
  db: Kysely<ContentTables>,
  { memberId, first, last, seconds }: { memberId: string; first: string; last: string; seconds: number },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('daily_activity')
    .select('day')
    .where('member_id', '=', memberId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where(sql<boolean>`ai_esthe_seconds + medical_seconds >= ${seconds}`)
    .execute()
  return new Set(rows.map(({ day }) => day))
}

/** No member changes the plan this often; older choices no longer matter. */
const MAX_CHOICES = 400

/** Lists the weekday plans of a member, newest first. */
export async function listWeekdayChoices(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<WeekdayChoice[]> {
  return db
    .selectFrom('streak_days')
    .select(['valid_from as validFrom', 'weekdays'])
    .where('member_id', '=', memberId)
    .orderBy('valid_from', 'desc')
    .limit(MAX_CHOICES)
    .execute()
}

/** Saves the plan from a day on, replacing an earlier choice of that day. No-op if the member was erased. */
export async function saveWeekdayChoice(
  db: Kysely<ContentTables>,
  memberId: string,
  choice: WeekdayChoice,
): Promise<void> {
  await writeForMember(db, memberId, (trx) =>
    sql`
      insert into streak_days (member_id, valid_from, weekdays)
      values (${memberId}, ${choice.validFrom}, ${choice.weekdays})
      on conflict (member_id, valid_from) do update set weekdays = excluded.weekdays`.execute(trx),
  )
}

/** Returns true once per member and week, whatever the number of tabs and replicas that request it. */
export async function claimWeeklyNotice(
  db: Kysely<ContentTables>,
  memberId: string,
  monday: string,
): Promise<boolean> {
  const claimed = await writeForMember(db, memberId, (trx) =>
    sql`
      insert into activity_notices (member_id, week) values (${memberId}, ${monday})
      on conflict (member_id) do update set week = excluded.week where activity_notices.week < excluded.week
      returning week`.execute(trx),
  )
  return claimed !== null && claimed.rows.length > 0
}
