import { addDays, DAY_MS, getJstDay, startOfJstDay } from '@hibiki/calendar'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { listOccurrences, type Occurrence, overlaps } from './appointment.rules.ts'
import { findAppointment, listAppointments } from './appointments.sql.ts'

/** So many days from the start are searched for other appointments at the same time. */
const SEARCHED_DAYS = 62
const MAX_REPORTED = 5

/** Lists what else the same person in charge has at the time of an appointment, which is allowed; only told. */
export async function findOverlaps(
  db: Kysely<ChartsTables>,
  { id, agencyCode, startAt }: { id: string; agencyCode: string; startAt: Date },
): Promise<Occurrence[]> {
  const appointment = await findAppointment(db, { id, agencyCode })
  if (!appointment || appointment.picId === null) return []
  const day = getJstDay(startAt)
  const [since, until] = [startOfJstDay(day), startOfJstDay(addDays(day, SEARCHED_DAYS))]
  const own = listOccurrences(appointment, since, until)
  // What began the day before may last until now.
  const before = new Date(since.getTime() - DAY_MS)
  const scope = { agencyCode, picId: appointment.picId }
  const others = (await listAppointments(db, scope, { since: before, until }))
    .filter((other) => other.id !== id)
    .flatMap((other) => listOccurrences(other, before, until))
  return others
    .filter((other) => own.some((occurrence) => overlaps(occurrence, other)))
    .sort((a, b) => a.startAt.getTime() - b.startAt.getTime())
    .slice(0, MAX_REPORTED)
}
