import { createHash } from 'node:crypto'
import { DAY_MS, type Day } from '@hibiki/calendar'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { listOccurrences, type Occurrence, overlaps } from './appointment.rules.ts'
import { type Appointment, type AppointmentScope, listAppointments } from './appointments.sql.ts'

/** An occurrence of an appointment as an event of somebody's calendar. */
export interface AppointmentEventRow {
  kind: 'appointment'
  id: string
  memberId: string
  startedAt: Date
  endedAt: Date
  title: string
  appointmentId: string
  day: Day
  customerName: string | null
  overlaps: boolean
}

/**
 * Lists the occurrences that begin in the range as events of who serves them, or of their customers. Whose appointment it is, and whether it
 * overlaps another, is told to who serves only.
 */
export async function listAppointmentEvents(
  db: Kysely<ChartsTables>,
  scope: AppointmentScope,
  range: { since: Date; until: Date },
): Promise<AppointmentEventRow[]> {
  const isServing = 'picId' in scope
  const occurrences = await listOccurrencesOf(db, scope, range)
  const toEvent = ({
    appointment,
    occurrence,
    overlaps: isOverlapping,
  }: SalonOccurrence): AppointmentEventRow => ({
    kind: 'appointment',
    id: toOccurrenceId(appointment.id, occurrence.day, isServing),
    memberId: (isServing ? scope.picId : appointment.customerId) ?? '',
    startedAt: occurrence.startAt,
    endedAt: occurrence.endAt,
    title: occurrence.title,
    appointmentId: appointment.id,
    day: occurrence.day,
    customerName: isServing ? appointment.customerName : null,
    overlaps: isServing && isOverlapping,
  })
  return occurrences.map(toEvent)
}

export interface SalonOccurrence {
  appointment: Appointment
  occurrence: Occurrence
  /** Whether the same person in charge has another one at the same time. */
  overlaps: boolean
}

/** Lists the occurrences that begin in the range, oldest first. */
export async function listOccurrencesOf(
  db: Kysely<ChartsTables>,
  scope: AppointmentScope,
  { since, until }: { since: Date; until: Date },
): Promise<SalonOccurrence[]> {
  // What began the day before may last until now.
  const before = new Date(since.getTime() - DAY_MS)
  const all = (await listAppointments(db, scope, { since: before, until })).flatMap((appointment) =>
    listOccurrences(appointment, before, until).map((occurrence) => ({ appointment, occurrence })),
  )
  all.sort((a, b) => a.occurrence.startAt.getTime() - b.occurrence.startAt.getTime())
  return markOverlaps(all).filter(({ occurrence }) => occurrence.startAt >= since)
}

/** Compares each occurrence with those of the same person that have not ended when it begins. */
function markOverlaps(sorted: readonly Omit<SalonOccurrence, 'overlaps'>[]): SalonOccurrence[] {
  const rows = sorted.map((row) => ({ ...row, overlaps: false }))
  const openByPic = new Map<string, SalonOccurrence[]>()
  for (const row of rows) {
    const { picId } = row.appointment
    if (picId === null) continue
    const open = (openByPic.get(picId) ?? []).filter(({ occurrence }) => overlaps(occurrence, row.occurrence))
    for (const other of open) other.overlaps = true
    row.overlaps = open.length > 0
    openByPic.set(picId, [...open, row])
  }
  return rows
}

/**
 * Returns the id of an occurrence in the calendar of who serves it or of its customer, which is the same whenever it is listed (a UUID of
 * version 8).
 */
function toOccurrenceId(appointmentId: string, day: Day, isServing: boolean): string {
  const hex = createHash('sha256').update(`${appointmentId} ${day} ${isServing}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
