import type { Day } from '@hibiki/calendar'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { AppointmentTimes, OccurrenceChange } from './appointment.rules.ts'
import type { ReminderPlan } from './appointment-reminder.rules.ts'

/** A single change with the choice of its own whether the customer is reminded; null follows the appointment. */
export interface StoredChange extends OccurrenceChange {
  reminder: boolean | null
  plannedAt: Date | null
}

export interface Appointment extends AppointmentTimes, ReminderPlan {
  id: string
  agencyCode: string
  picId: string | null
  picName: string | null
  customerId: string | null
  customerName: string | null
  customerKana: string | null
  version: number
  changes: StoredChange[]
}

/** Whose appointments are read: of a salon, of one person of it, or those of customers with it. */
export type AppointmentScope = { agencyCode: string } & (
  | { picId: string }
  | { customerIds: readonly string[] }
  | { all: true }
)

/** A query reads at most so many; a salon has fewer. */
const MAX_APPOINTMENTS = 5000

interface Row extends Omit<Appointment, 'changes'> {
  changes: {
    day: Day
    cancelled: boolean
    title: string
    startAt: string
    minutes: number
    reminder: boolean | null
    plannedAt: string | null
  }[]
}

/** Lists appointments of which an occurrence may begin in `[since, until)`; those of customers who left the salon are hidden. */
export async function listAppointments(
  db: Kysely<ChartsTables>,
  scope: AppointmentScope,
  { since, until }: { since: Date; until: Date },
): Promise<Appointment[]> {
  const { rows } = await sql<Row>`
    ${selectAppointments}
    where ${toScopeCondition(scope)} and a.last_at >= ${since}
      and (a.first_at < ${until} or exists (
        select from appointment_changes ch where ch.appointment_id = a.id and ch.start_at < ${until}
      ))
    order by a.first_at, a.id limit ${MAX_APPOINTMENTS}`.execute(db)
  return rows.map(toAppointment)
}

/** Finds an appointment of a salon, unless its customer has left the salon. */
export async function findAppointment(
  db: Kysely<ChartsTables>,
  { id, agencyCode }: { id: string; agencyCode: string },
): Promise<Appointment | undefined> {
  const { rows } = await sql<Row>`
    ${selectAppointments} where a.id = ${id} and ${toScopeCondition({ agencyCode, all: true })}`.execute(db)
  return rows[0] && toAppointment(rows[0])
}

/** Locks an appointment of a salon, so that changes of it follow each other. */
export async function lockAppointment(
  trx: Transaction<ChartsTables>,
  key: { id: string; agencyCode: string },
): Promise<Appointment | undefined> {
  await sql`select from appointments where id = ${key.id} and agency_code = ${key.agencyCode} for update`.execute(
    trx,
  )
  return findAppointment(trx, key)
}

/** Computes a digest of the appointments of customers with a salon, which changes when one of them does. */
export async function computeAppointmentsDigest(
  db: Kysely<ChartsTables>,
  scope: AppointmentScope,
): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select coalesce(encode(sha256(convert_to(string_agg(a.id || ' ' || a.version, ',' order by a.id), 'UTF8')), 'hex'), '') as digest
    from appointments a left join customers c on c.member_id = a.customer_id
    where ${toScopeCondition(scope)}`.execute(db)
  return rows[0]?.digest ?? ''
}

const selectAppointments = sql`
  select a.id, a.agency_code as "agencyCode", a.pic_id as "picId", p.name as "picName", a.customer_id as "customerId",
    c.name as "customerName", c.name_kana as "customerKana", a.title, a.first_at as "firstAt", a.minutes, a.rule, a.version,
    a.reminder, a.planned_at as "plannedAt",
    coalesce((
      select jsonb_agg(jsonb_build_object('day', ch.day, 'cancelled', ch.cancelled, 'title', ch.title,
        'startAt', ch.start_at, 'minutes', ch.minutes, 'reminder', ch.reminder, 'plannedAt', ch.planned_at) order by ch.day)
      from appointment_changes ch where ch.appointment_id = a.id
    ), '[]') as changes
  from appointments a
    left join customers c on c.member_id = a.customer_id
    left join customers p on p.member_id = a.pic_id`

function toScopeCondition(scope: AppointmentScope): RawBuilder<unknown> {
  const whose =
    'picId' in scope
      ? sql`a.pic_id = ${scope.picId}::uuid`
      : 'customerIds' in scope
        ? sql`a.customer_id = any (${scope.customerIds}::uuid[])`
        : sql`true`
  return sql`a.agency_code = ${scope.agencyCode} and ${whose}
    and (a.customer_id is null or (c.is_customer and c.agency_code = a.agency_code))`
}

function toAppointment({ changes, ...row }: Row): Appointment {
  return {
    ...row,
    changes: changes.map(({ day, cancelled, title, startAt, minutes, reminder, plannedAt }) => ({
      day,
      moved: cancelled ? null : { title, startAt: new Date(startAt), minutes },
      reminder,
      plannedAt: plannedAt === null ? null : new Date(plannedAt),
    })),
  }
}

export interface NewAppointment {
  agencyCode: string
  picId: string
  customerId: string | null
  title: string
  firstAt: Date
  minutes: number
  rule: string | null
  /** Null for one without an end. */
  lastAt: Date | null
  reminder: boolean
  /** When its times were chosen. */
  plannedAt: Date | null
  now: Date
}

export async function insertAppointment(
  trx: Transaction<ChartsTables>,
  appointment: NewAppointment,
): Promise<string> {
  const { id } = await trx
    .insertInto('appointments')
    .values({
      agency_code: appointment.agencyCode,
      pic_id: appointment.picId,
      customer_id: appointment.customerId,
      title: appointment.title,
      first_at: appointment.firstAt,
      minutes: appointment.minutes,
      rule: appointment.rule,
      last_at: appointment.lastAt ?? 'infinity',
      reminder: appointment.reminder,
      planned_at: appointment.plannedAt,
      created_at: appointment.now,
      updated_at: appointment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Saves what all occurrences have in common, and counts the version up. What is due to be reminded of is found anew; the mails of reminders
 * that wait are to be renewed with it.
 */
export async function updateAppointment(
  trx: Transaction<ChartsTables>,
  id: string,
  changed: Partial<Omit<NewAppointment, 'agencyCode' | 'now'>> & { now: Date },
): Promise<void> {
  const { customerId, title, firstAt, minutes, rule, lastAt, reminder, plannedAt, now } = changed
  await trx
    .updateTable('appointments')
    .set({
      ...(customerId !== undefined && { customer_id: customerId }),
      ...(title !== undefined && { title }),
      ...(firstAt !== undefined && { first_at: firstAt }),
      ...(minutes !== undefined && { minutes }),
      ...(rule !== undefined && { rule }),
      ...(lastAt !== undefined && { last_at: lastAt ?? 'infinity' }),
      ...(reminder !== undefined && { reminder }),
      ...(plannedAt !== undefined && { planned_at: plannedAt }),
      reminders_written_for: null,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  // A change of one occurrence may be later than the end of the series.
  await sql`
    update appointments a set last_at = greatest(a.last_at, (
      select max(start_at) from appointment_changes where appointment_id = a.id
    )) where id = ${id}`.execute(trx)
}

export async function deleteAppointment(trx: Transaction<ChartsTables>, id: string): Promise<void> {
  await trx.deleteFrom('appointments').where('id', '=', id).execute()
}

export async function saveOccurrenceChange(
  trx: Transaction<ChartsTables>,
  id: string,
  { day, moved, reminder, plannedAt }: StoredChange,
): Promise<void> {
  const values = {
    cancelled: moved === null,
    title: moved?.title ?? null,
    start_at: moved?.startAt ?? null,
    minutes: moved?.minutes ?? null,
    reminder,
    planned_at: plannedAt,
  }
  await trx
    .insertInto('appointment_changes')
    .values({ appointment_id: id, day, ...values })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'day']).doUpdateSet(values))
    .execute()
}

export async function deleteOccurrenceChanges(
  trx: Transaction<ChartsTables>,
  id: string,
  days: readonly Day[],
): Promise<void> {
  if (days.length === 0) return
  await trx
    .deleteFrom('appointment_changes')
    .where('appointment_id', '=', id)
    .where('day', 'in', days)
    .execute()
}

/** Counts the appointments of a person in charge that are not over, repeated ones once. */
export async function countUpcomingAppointments(
  trx: Transaction<ChartsTables>,
  picId: string,
  now: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('appointments')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('pic_id', '=', picId)
    .where('last_at', '>=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
