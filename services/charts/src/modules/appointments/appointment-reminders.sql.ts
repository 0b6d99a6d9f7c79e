import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { findCustomer } from '../customers/customers.sql.ts'
import { listOccurrences, type Occurrence } from './appointment.rules.ts'
import {
  findRemindedDay,
  isReminderDue,
  type ReminderFacts,
  toReminderEnd,
} from './appointment-reminder.rules.ts'
import { listAppointments, lockAppointment } from './appointments.sql.ts'

interface Candidate {
  id: string
  agencyCode: string
  customerId: string
}

/** The template of mails that remind of all appointments of a day; those of the release before remind of one. */
export const REMINDER_TEMPLATE = 'appointments-reminder'

/**
 * Writes the mails, and announces the days, of the reminders that are due and not written yet, of at most `limit` appointments; returns the
 * number of these. All appointments of a customer on a day have one mail and one event, whichever replica writes them and however often.
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
  const due =
    appointment &&
    listOccurrences(appointment, since, until).find((occurrence) =>
      isReminderDue(appointment, occurrence, now),
    )
  if (due)
    await insertReminder(trx, { customerId, now, startDay: day, appointmentId: id, agencyCode, day: due.day })
  await trx.updateTable('appointments').set({ reminders_written_for: day }).where('id', '=', id).execute()
}

/** Writes the mail of a customer's day and announces the day, unless another appointment of it has done so. */
async function insertReminder(
  trx: Transaction<ChartsTables>,
  { customerId, now, ...facts }: ReminderFacts & { customerId: string; now: Date },
): Promise<void> {
  const { startDay } = facts
  const until = toReminderEnd(startDay)
  const inserted = await trx
    .insertInto('mails')
    .values({
      user_id: customerId,
      template: REMINDER_TEMPLATE,
      facts: JSON.stringify(facts),
      once: `appointments:${customerId}:${startDay}`,
      created_at: now,
      next_attempt_at: now,
      useless_after: until,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  const payload = {
    memberId: customerId,
    day: startDay,
    until: until.toISOString(),
    at: now.toISOString(),
  }
  await appendToOutbox(trx, [{ subject: 'charts.appointments-announced.v1', payload }])
}

/**
 * Gives the mails of a customer that wait a new id when an appointment changes or ends: a replica that has read the appointment before
 * finds no mail to send, and the next one reads it again. One that the mail server may have already stays, so that no second one follows it.
 */
export async function renewWaitingReminders(
  trx: Transaction<ChartsTables>,
  { customerId, now }: { customerId: string | null; now: Date },
): Promise<void> {
  if (customerId === null) return
  await sql`
    update mails set id = uuidv7(), next_attempt_at = least(next_attempt_at, ${now}::timestamptz)
    where user_id = ${customerId} and state = 'waiting'`.execute(trx)
}

/** Lists what a customer is to be reminded of at a moment, first things first; null for somebody who is no customer. */
export async function findDueReminders(
  db: Kysely<ChartsTables>,
  { customerId, day, now }: { customerId: string; day: Day; now: Date },
): Promise<{ agencyCode: string; due: DueReminder[] } | null> {
  const customer = await findCustomer(db, customerId)
  if (!customer?.isCustomer || customer.agencyCode === null) return null
  const { agencyCode } = customer
  const { since, until } = toRange(day)
  const appointments = await listAppointments(db, { agencyCode, customerIds: [customerId] }, { since, until })
  const due = appointments.flatMap((appointment) =>
    listOccurrences(appointment, since, until)
      .filter((occurrence) => isReminderDue(appointment, occurrence, now))
      .map((occurrence) => ({ appointmentId: appointment.id, occurrence })),
  )
  due.sort((a, b) => a.occurrence.startAt.getTime() - b.occurrence.startAt.getTime())
  return { agencyCode, due }
}

export interface DueReminder {
  appointmentId: string
  occurrence: Occurrence
}

const toRange = (day: Day) => ({ since: startOfJstDay(day), until: startOfJstDay(addDays(day, 1)) })
