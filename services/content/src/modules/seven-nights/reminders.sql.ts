import type { Day } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import { lockMembers } from '@hibiki/projections'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import {
  MAX_REMINDER_DELAY_MS,
  type ReminderFacts,
  type ReminderWindow,
  toReminderWindow,
} from './reminder.rules.ts'

/**
 * Writes the mails, and publishes the evenings, of the reminders that are due and not written yet, for at most `limit` members; returns their number. A member's evening has
 * one mail, whichever replica writes it and however often. The members are locked, so that nothing is written about one who is being
 * erased or who changes the reminder.
 */
export async function enqueueDueReminders(
  db: Kysely<ContentTables>,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const window = toReminderWindow(now)
  const { rows: due } = await sql<{ memberId: string }>`
    select n.member_id as "memberId" from seven_nights n where ${isDue(window)}
    order by n.remind_at, n.member_id limit ${limit}`.execute(db)
  if (due.length === 0) return 0
  const memberIds = due.map(({ memberId }) => memberId)
  await db.transaction().execute(async (trx) => {
    await lockMembers(trx, memberIds)
    const facts: ReminderFacts = { day: window.day }
    const { rows: announced } = await sql<{ memberId: string }>`
      insert into mails (user_id, template, facts, once, created_at, next_attempt_at, useless_after)
      select n.member_id, 'seven-nights-evening', ${JSON.stringify(facts)}::jsonb, ${onceOf(sql`n.member_id`, window.day)}, ${now}, ${now},
        least(${dueAt(window.day)} + ${MAX_REMINDER_DELAY_MS} * interval '1 millisecond',
          (${window.day}::date + 1)::timestamp at time zone 'Asia/Tokyo')
      from seven_nights n where n.member_id = any(${memberIds}::uuid[]) and ${isDue(window)}
      on conflict (once) do nothing returning user_id as "memberId"`.execute(trx)
    await appendToOutbox(
      trx,
      announced.map(({ memberId }) => ({
        subject: 'content.evening-announced.v1',
        payload: { memberId, day: window.day, at: now.toISOString() },
      })),
    )
  })
  return due.length
}

/**
 * Deletes the reminder of a member that waits, when the wish behind it changes. One that the mail server may have already stays, so that
 * the evening gets no second one.
 */
export async function deleteWaitingReminder(
  trx: Transaction<ContentTables>,
  memberId: string,
): Promise<void> {
  await trx.deleteFrom('mails').where('user_id', '=', memberId).where('state', '=', 'waiting').execute()
}

/** Returns whether the evening of a day has its reminder already. */
export async function hasReminder(
  db: Kysely<ContentTables>,
  { memberId, day }: { memberId: string; day: Day },
): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('once', '=', onceOf(sql`${memberId}::uuid`, day))
    .executeTakeFirst()
  return row !== undefined
}

const onceOf = (memberId: RawBuilder<unknown>, day: Day): RawBuilder<string> =>
  sql`concat('seven-nights:', ${memberId}, ':', ${day}::text)`

const dueAt = (day: Day): RawBuilder<Date> =>
  sql`((${day}::date + n.remind_at::time) at time zone 'Asia/Tokyo')`

/** Whether a row `n` of seven nights has a reminder in this window, for an evening that is not heard and has no mail. */
function isDue({ day, firstDayFrom, timeAfter, timeUntil }: ReminderWindow): RawBuilder<boolean> {
  const isAfter = timeAfter === null ? sql`true` : sql`n.remind_at > ${timeAfter}`
  return sql`
    n.reminder and n.remind_at <= ${timeUntil} and ${isAfter}
      and n.first_day between ${firstDayFrom}::date and ${day}::date
      and coalesce(n.reminder_set_at, n.started_at) <= ${dueAt(day)}
      and not exists (
        select from daily_activity as activity
        where activity.member_id = n.member_id and activity.day = ${day}::date
          and activity.ai_esthe_seconds + activity.medical_seconds > 0)
      and not exists (select from mails where mails.once = ${onceOf(sql`n.member_id`, day)})`
}
