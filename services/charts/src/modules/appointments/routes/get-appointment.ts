import { formatJstDateTime, getJstDay } from '@hibiki/calendar'
import { ApiError, type App, Id, JapanTime, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { findAgencyName } from '../../customers/agencies.sql.ts'
import { findOccurrence, toRepeat } from '../appointment.rules.ts'
import { hasReminder, isReminded } from '../appointment-reminder.rules.ts'
import { findAppointment } from '../appointments.sql.ts'
import { AppointmentPerson, RepeatSchema, requireDay } from '../to-appointment-content.ts'

const schema = {
  operationId: 'getAppointment',
  summary: 'Returns an occurrence of an appointment to the salon and to its customer',
  tags: ['calendar'],
  querystring: Type.Object({
    id: Id,
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'JST; names the occurrence' }),
  }),
  response: {
    200: Type.Object({
      id: Id,
      day: Type.String(),
      version: Type.Integer(),
      title: Type.String(),
      start: JapanTime,
      minutes: Type.Integer(),
      repeat: nullable(RepeatSchema),
      reminder: Type.Boolean({ description: 'Whether the customer is to be reminded on the day before' }),
      isReminded: nullable(
        Type.Boolean({
          description:
            'Whether that reminder comes: what was planned after its time has none; null from the day of the appointment on',
        }),
      ),
      customer: nullable(AppointmentPerson),
      pic: nullable(AppointmentPerson),
      salonName: nullable(Type.String()),
      editable: Type.Boolean({ description: 'Whether the caller may change and cancel it' }),
    }),
  },
}

/** An appointment is the salon's own, so staff reading it is no logged view; its customer reads it without names of other people. */
export function getAppointment(app: App, { db, clock }: ChartsContext): void {
  app.get('/calendar/appointment', { schema }, async (request, reply) => {
    const { userId, agencyCode, roles } = requireSession(request)
    const id = request.query.id.toLowerCase()
    const day = requireDay(request.query.day)
    const appointment = agencyCode === null ? undefined : await findAppointment(db, { id, agencyCode })
    const isStaff = roles.includes('ROLE_PERSON_IN_CHARGE')
    const occurrence =
      appointment && (isStaff || appointment.customerId === userId) ? findOccurrence(appointment, day) : null
    if (!appointment || !occurrence) throw new ApiError('CHARTS_APPOINTMENT_NOT_FOUND')
    const toPerson = (personId: string | null, name: string | null) =>
      personId === null ? null : { id: personId, name: name ?? '' }
    reply.header('cache-control', 'no-store')
    return {
      id,
      day,
      version: appointment.version,
      title: occurrence.title,
      start: formatJstDateTime(occurrence.startAt),
      minutes: Math.round((occurrence.endAt.getTime() - occurrence.startAt.getTime()) / 60_000),
      repeat: appointment.rule === null ? null : toMutableRepeat(appointment.rule),
      reminder: hasReminder(appointment, day),
      isReminded:
        getJstDay(occurrence.startAt) > getJstDay(clock()) ? isReminded(appointment, occurrence) : null,
      customer: toPerson(appointment.customerId, appointment.customerName),
      pic: toPerson(appointment.picId, appointment.picName),
      salonName: await findAgencyName(db, agencyCode),
      editable: isStaff,
    }
  })
}

function toMutableRepeat(rule: string) {
  const repeat = toRepeat(rule)
  return { ...repeat, weekdays: [...repeat.weekdays] }
}
