import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { listOccurrences } from './appointment.rules.ts'
import {
  findRemindedDay,
  isReminderDue,
  type ReminderFacts,
  toReminderEnd,
} from './appointment-reminder.rules.ts'
import { lockAppointment } from './appointments.sql.ts'

interface Candidate {
  id: string
  agencyCode: string
  customerId: string
}

/**
 * Writes the mails of the reminders that are due and not written yet, of at most `limit` appointments; returns the number of these. An
 * occurrence has one mail for a day, whichever replica writes it and however often.
 */
export async function enqueueDueReminders(
  db: Kysely<ChartsTables>,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const day = findRemindedDay(now)
  if (day === null) return 0
  const candidates = await listCandidates(db, { day, limit })
  for (const candidate of candidates)
    await db.transaction().execute((trx) => insertDueReminders(trx, candidate, { day, now }))
  return candidates.length
}

/** Lists appointments that may have an occurrence on the day, with a reminder that nobody has looked for yet. */
async function listCandidates(
  db: Kysely<ChartsTables>,
  { day, limit }: { day: Day; limit: number },
): Promise<Candidate[]> {
  const { since, until } = toRange(day)
  const { rows } = await sql<Candidate>`
    select a.id, a.agency_code as "agencyCode", a.customer_id as "customerId" from appointments a
    where a.id in (
        select id from appointments where reminder and last_at >= ${since}
        union select appointment_id from appointment_changes
          where reminder and start_at >= ${since} and start_at < ${until})
      and a.customer_id is not null
      and (a.reminders_written_for is null or a.reminders_written_for < ${day}::date)
    order by a.id limit ${limit}`.execute(db)
  return rows
}

/** The customer is locked first, as by whoever changes the appointment or erases the customer. */
async function insertDueReminders(
  trx: Transaction<ChartsTables>,
  { id, agencyCode, customerId }: Candidate,
  { day, now }: { day: Day; now: Date },
): Promise<void> {
  await lockMember(trx, customerId)
  if (await isMemberErased(trx, customerId)) return
  const appointment = await lockAppointment(trx, { id, agencyCode })
  if (appointment && appointment.customerId !== customerId) return
  const { since, until } = toRange(day)
  const due = appointment
    ? listOccurrences(appointment, since, until).filter((occurrence) =>
        isReminderDue(appointment, occurrence, now),
      )
    : []
  for (const occurrence of due) {
    const facts: ReminderFacts = { appointmentId: id, agencyCode, day: occurrence.day, startDay: day }
    await trx
      .insertInto('mails')
      .values({
        user_id: customerId,
        template: 'appointment-reminder',
        facts: JSON.stringify(facts),
        once: `appointment:${id}:${occurrence.day}:${day}`,
        created_at: now,
        next_attempt_at: now,
        useless_after: toReminderEnd(day),
      })
      .onConflict((conflict) => conflict.column('once').doNothing())
      .execute()
  }
  await trx.updateTable('appointments').set({ reminders_written_for: day }).where('id', '=', id).execute()
}

/**
 * Deletes the reminders of an appointment that wait, when it changes or ends. One that the mail server may have already stays, so that no
 * second one follows it.
 */
export async function deleteWaitingReminders(
  trx: Transaction<ChartsTables>,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<void> {
  if (customerId === null) return
  await sql`
    delete from mails where user_id = ${customerId} and state = 'waiting'
      and facts->>'appointmentId' = ${id}`.execute(trx)
}

const toRange = (day: Day) => ({ since: startOfJstDay(day), until: startOfJstDay(addDays(day, 1)) })
