import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { WeekdayChoice } from './streak.rules.ts'

/** The days from `first` to `last` on which a member listened for at least that long. */
export async function findDoneDays(
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

/** More changes of mind than anybody has; older ones no longer matter. */
const MAX_CHOICES = 400

/** What weekdays a member wished for, newest first. */
export async function findWeekdayChoices(
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

/** From that day on; the last choice of a day counts. Keeps nothing of somebody who was erased. */
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

/** True once per member and week, whatever the number of tabs and copies that ask. */
export async function claimNotice(
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
