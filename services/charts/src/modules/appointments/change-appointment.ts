import { type Day, getJstDay } from '@hibiki/calendar'
import { ApiError, type Session } from '@hibiki/http'
import { isMemberErased, lockMembers } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { ChartsContext } from '../../context.ts'
import type { ChartsTables } from '../../tables.ts'
import { insertChartLogEntry } from '../audit/chart-log.sql.ts'
import { requireCustomerOfStaff } from '../records/require-chart-role.ts'
import {
  endBefore,
  findFirstOccurrence,
  findLastOccurrence,
  findOccurrence,
  isOnDay,
  MAX_UPCOMING_APPOINTMENTS,
  moveFirst,
  type Repeat,
  toRule,
  withWeekday,
} from './appointment.rules.ts'
import { hasReminder } from './appointment-reminder.rules.ts'
import { renewWaitingReminders } from './appointment-reminders.sql.ts'
import {
  type Appointment,
  countUpcomingAppointments,
  deleteAppointment,
  deleteOccurrenceChanges,
  findAppointment,
  insertAppointment,
  lockAppointment,
  saveOccurrenceChange,
  updateAppointment,
} from './appointments.sql.ts'

/** What people say of an appointment. */
export interface AppointmentContent {
  title: string
  customerId: string | null
  startAt: Date
  minutes: number
  repeat: Repeat | null
  /** Whether the customer is reminded on the day before; undefined leaves it as it is. */
  reminder: boolean | undefined
}

/** Which occurrences a change concerns: one, it and those after it, or all. */
export type ChangeScope = 'one' | 'following' | 'all'

/** The appointment and the occurrence that a change is about, with the version that was seen. */
export interface AppointmentTarget {
  id: string
  day: Day
  version: number
  scope: ChangeScope
}

interface Editor {
  session: Session
  agencyCode: string
}

type Context = Pick<ChartsContext, 'db' | 'clock'>

/**
 * Creates an appointment that the caller serves.
 * @throws E4040 when the customer is not one of the salon, CHARTS_TOO_MANY_APPOINTMENTS
 */
export async function createAppointment(
  { db, clock }: Context,
  { session, agencyCode }: Editor,
  content: AppointmentContent,
): Promise<string> {
  const now = clock()
  if (content.customerId !== null) await requireCustomerOfStaff(db, session, content.customerId)
  return db.transaction().execute(async (trx) => {
    await lockPeople(trx, session, [content.customerId])
    await requireRoomForAppointment(trx, session.userId, now)
    const reminder = content.reminder ?? false
    const series = { ...toSeries(content), reminder, agencyCode, picId: session.userId, plannedAt: now, now }
    const id = await insertAppointment(trx, series)
    await logAct(trx, session, { customerIds: [content.customerId], action: 'create', now })
    return id
  })
}

/**
 * Changes one occurrence, it and the following ones, or all of an appointment. Single changes of other days stay as long as the
 * appointment is on these days.
 * @returns the appointment that the occurrence belongs to from now on
 * @throws CHARTS_APPOINTMENT_NOT_FOUND, CHARTS_APPOINTMENT_CHANGED, CHARTS_TOO_MANY_APPOINTMENTS for a series more, E4040 when the
 * customer is not one of the salon
 */
export async function changeAppointment(
  { db, clock }: Context,
  editor: Editor,
  target: AppointmentTarget,
  content: AppointmentContent,
): Promise<string> {
  const now = clock()
  const { session } = editor
  if (content.customerId !== null) await requireCustomerOfStaff(db, session, content.customerId)
  const seen = await findSeenAppointment(db, editor, target)
  return db.transaction().execute(async (trx) => {
    await lockPeople(trx, session, [seen.customerId, content.customerId, seen.picId])
    const stored = await lockTarget(trx, editor, target, seen)
    const { id, day } = target
    const customerIds = [stored.customerId, content.customerId]
    await logAct(trx, session, { customerIds, action: 'update', now })
    await renewWaitingReminders(trx, { customerId: stored.customerId, now })
    const { rule } = stored
    if (target.scope === 'one' && rule !== null) {
      const { title, startAt, minutes } = content
      const chosen = content.reminder ?? hasReminder(stored, day)
      const reminder = chosen === stored.reminder ? null : chosen
      const own = stored.changes.find((change) => change.day === day)
      const plan = isSamePlan(stored, day, content)
        ? { reminder: own?.reminder ?? null, plannedAt: own?.plannedAt ?? null }
        : { reminder, plannedAt: now }
      await saveOccurrenceChange(trx, id, { day, moved: { title, startAt, minutes }, ...plan })
      await updateAppointment(trx, id, { now })
      return id
    }
    if (target.scope === 'following' && rule !== null && day > getJstDay(stored.firstAt)) {
      await endSeries(trx, { ...stored, rule }, day, now)
      const series = toSeries(content)
      const picId = stored.picId ?? session.userId
      await requireRoomForAppointment(trx, picId, now)
      const isSame = isSameSeriesPlan(stored, day, content, series)
      const newId = await insertAppointment(trx, {
        ...series,
        reminder: content.reminder ?? stored.reminder,
        agencyCode: editor.agencyCode,
        picId,
        plannedAt: isSame ? stored.plannedAt : now,
        now,
      })
      // In another plan they count as planned now, because the other series may have reminded of them already.
      for (const change of stored.changes)
        if (change.day > day && isOnDay(series, change.day))
          await saveOccurrenceChange(trx, newId, isSame ? change : { ...change, plannedAt: now })
      return newId
    }
    const firstAt = moveFirst({ firstAt: stored.firstAt, day, startAt: content.startAt })
    const series = toSeries({ ...content, startAt: firstAt })
    const reminder = content.reminder ?? stored.reminder
    const isSame = isSameSeriesPlan(stored, day, content, series)
    await updateAppointment(trx, id, { ...series, reminder, plannedAt: isSame ? stored.plannedAt : now, now })
    // What this occurrence had of its own is replaced, and changes of days that the appointment is no longer on have no meaning.
    const dropped = stored.changes.filter((change) => change.day === day || !isOnDay(series, change.day))
    await deleteOccurrenceChanges(
      trx,
      id,
      dropped.map((change) => change.day),
    )
    return id
  })
}

/** Whether an occurrence keeps its start and its reminder: another title or length is nothing to remind the customer of anew. */
function isSamePlan(stored: Appointment, day: Day, { startAt, reminder }: AppointmentContent): boolean {
  const had = hasReminder(stored, day)
  return (reminder ?? had) === had && findOccurrence(stored, day)?.startAt.getTime() === startAt.getTime()
}

/** Whether a change that starts from an occurrence leaves the plan of all others as it is, too. */
function isSameSeriesPlan(
  stored: Appointment,
  day: Day,
  content: AppointmentContent,
  { rule, customerId }: Pick<Appointment, 'rule' | 'customerId'>,
): boolean {
  const { firstAt } = stored
  const reminder = content.reminder ?? stored.reminder
  return (
    isSamePlan(stored, day, { ...content, reminder }) &&
    reminder === stored.reminder &&
    rule === stored.rule &&
    customerId === stored.customerId &&
    moveFirst({ firstAt, day, startAt: content.startAt }).getTime() === firstAt.getTime() &&
    // One that was moved and moved back is planned anew by what replaces its change.
    !stored.changes.find((change) => change.day === day)?.plannedAt
  )
}

/**
 * Cancels one occurrence, it and the following ones, or the whole appointment.
 * @throws CHARTS_APPOINTMENT_NOT_FOUND, CHARTS_APPOINTMENT_CHANGED
 */
export async function cancelAppointment(
  { db, clock }: Context,
  editor: Editor,
  target: AppointmentTarget,
): Promise<void> {
  const now = clock()
  const { session } = editor
  const seen = await findSeenAppointment(db, editor, target)
  await db.transaction().execute(async (trx) => {
    await lockPeople(trx, session, [seen.customerId])
    const stored = await lockTarget(trx, editor, target, seen)
    const { id, day, scope } = target
    await logAct(trx, session, { customerIds: [stored.customerId], action: 'delete', now })
    await renewWaitingReminders(trx, { customerId: stored.customerId, now })
    const { rule } = stored
    if (rule === null || scope === 'all' || (scope === 'following' && day <= getJstDay(stored.firstAt))) {
      await deleteAppointment(trx, id)
    } else if (scope === 'one') {
      await saveOccurrenceChange(trx, id, { day, moved: null, reminder: null, plannedAt: now })
      await updateAppointment(trx, id, { now })
    } else await endSeries(trx, { ...stored, rule }, day, now)
  })
}

/** @throws CHARTS_TOO_MANY_APPOINTMENTS when somebody who is locked serves as many as possible */
async function requireRoomForAppointment(
  trx: Transaction<ChartsTables>,
  picId: string,
  now: Date,
): Promise<void> {
  if ((await countUpcomingAppointments(trx, picId, now)) >= MAX_UPCOMING_APPOINTMENTS)
    throw new ApiError('CHARTS_TOO_MANY_APPOINTMENTS')
}

/** Ends a series before a day, single changes of later days included. */
async function endSeries(
  trx: Transaction<ChartsTables>,
  stored: Appointment & { rule: string },
  day: Day,
  now: Date,
): Promise<void> {
  const rule = endBefore(stored.rule, day)
  const later = stored.changes.filter((change) => change.day >= day)
  await deleteOccurrenceChanges(
    trx,
    stored.id,
    later.map((change) => change.day),
  )
  const lastAt = findLastOccurrence({ firstAt: stored.firstAt, rule })
  await updateAppointment(trx, stored.id, { rule, lastAt, now })
}

/** Returns the columns of a series, which begins on the first day on which its rule is. */
function toSeries({ title, customerId, startAt, minutes, repeat }: AppointmentContent) {
  if (repeat === null) return { title, customerId, minutes, firstAt: startAt, rule: null, lastAt: startAt }
  const rule = toRule(withWeekday(repeat, startAt))
  const firstAt = findFirstOccurrence(startAt, rule)
  // The route has checked that the end is not before the start; a rule without any day until then is a single appointment.
  if (firstAt === null) return { title, customerId, minutes, firstAt: startAt, rule: null, lastAt: startAt }
  return { title, customerId, minutes, firstAt, rule, lastAt: findLastOccurrence({ firstAt, rule }) }
}

/** Locks the caller and the others concerned, so that nothing is written for somebody who is erased meanwhile. */
async function lockPeople(
  trx: Transaction<ChartsTables>,
  session: Session,
  others: readonly (string | null)[],
): Promise<void> {
  const people = [...new Set([session.userId, ...others.filter((id) => id !== null)])]
  await lockMembers(trx, people)
  for (const person of people) if (await isMemberErased(trx, person)) throw new ApiError('E4040')
}

/** Finds the appointment before anything is locked, because its customer is locked first. */
async function findSeenAppointment(
  db: Context['db'],
  { agencyCode }: Editor,
  { id }: AppointmentTarget,
): Promise<Appointment> {
  const seen = await findAppointment(db, { id, agencyCode })
  if (!seen) throw new ApiError('CHARTS_APPOINTMENT_NOT_FOUND')
  return seen
}

async function lockTarget(
  trx: Transaction<ChartsTables>,
  { agencyCode }: Editor,
  { id, day, version }: AppointmentTarget,
  seen: Appointment,
): Promise<Appointment> {
  const stored = await lockAppointment(trx, { id, agencyCode })
  if (!stored) throw new ApiError('CHARTS_APPOINTMENT_NOT_FOUND')
  if (stored.version !== version || stored.customerId !== seen.customerId)
    throw new ApiError('CHARTS_APPOINTMENT_CHANGED')
  const change = stored.changes.find((one) => one.day === day)
  if (change ? change.moved === null : !isOnDay(stored, day))
    throw new ApiError('CHARTS_APPOINTMENT_NOT_FOUND')
  return stored
}

/** The customers concerned read in the log who changed their appointment; one without a customer concerns nobody. */
async function logAct(
  trx: Transaction<ChartsTables>,
  { userId: actorId }: Session,
  {
    customerIds,
    action,
    now,
  }: { customerIds: readonly (string | null)[]; action: 'create' | 'update' | 'delete'; now: Date },
): Promise<void> {
  for (const customerId of new Set(customerIds))
    if (customerId !== null)
      await insertChartLogEntry(trx, {
        customerId,
        recordId: null,
        actorId,
        actorRole: 'person-in-charge',
        action,
        subject: 'appointment',
        at: now,
      })
}
