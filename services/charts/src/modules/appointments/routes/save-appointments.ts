import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, Id, JapanTime, requireSession, type Session } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { cancelAppointment, changeAppointment, createAppointment } from '../change-appointment.ts'
import { findOverlaps } from '../find-overlaps.ts'
import {
  appointmentContentProperties,
  appointmentTargetProperties,
  requireDay,
  toAppointmentContent,
} from '../to-appointment-content.ts'

const tags = ['calendar']
const SavedAppointment = Type.Object(
  {
    id: Id,
    overlaps: Type.Array(Type.Object({ title: Type.String(), start: JapanTime }), {
      description: 'What else the person in charge has at the same time within 62 days, at most five',
    }),
  },
  { $id: 'SavedAppointment' },
)

/** Only staff of a salon have appointments to write. */
function requireEditor(session: Session): { session: Session; agencyCode: string } {
  if (session.agencyCode === null) throw new ApiError('E4040')
  return { session, agencyCode: session.agencyCode }
}

/** Staff make, change and cancel appointments of their salon. */
export function saveAppointmentsRoute(app: App, context: ChartsContext): void {
  createAppointmentRoute(app, context)
  changeAppointmentRoute(app, context)
  cancelAppointmentRoute(app, context)
}

function createAppointmentRoute(app: App, context: ChartsContext): void {
  const schema = {
    operationId: 'createAppointment',
    summary: 'Creates an appointment of the own salon, single or repeated, with a customer of it or without',
    tags,
    body: Type.Object(appointmentContentProperties),
    response: { 200: SavedAppointment },
  }
  app.post('/calendar/appointments', { schema }, async (request) => {
    const editor = requireEditor(requireSession(request))
    const content = toAppointmentContent(request.body, context.clock())
    const id = await createAppointment(context, editor, content)
    return toResponse(context, { id, agencyCode: editor.agencyCode, startAt: content.startAt })
  })
}

function changeAppointmentRoute(app: App, context: ChartsContext): void {
  const schema = {
    operationId: 'changeAppointment',
    summary: 'Changes one occurrence of an appointment, it and the following ones, or all',
    tags,
    body: Type.Object({ ...appointmentTargetProperties, ...appointmentContentProperties }),
    response: { 200: SavedAppointment },
  }
  app.post('/calendar/appointments/change', { schema }, async (request) => {
    const editor = requireEditor(requireSession(request))
    const { id, day, version, scope } = request.body
    const content = toAppointmentContent(request.body, context.clock())
    const target = { id: id.toLowerCase(), day: requireDay(day), version, scope }
    const savedId = await changeAppointment(context, editor, target, content)
    return toResponse(context, { id: savedId, agencyCode: editor.agencyCode, startAt: content.startAt })
  })
}

function cancelAppointmentRoute(app: App, context: ChartsContext): void {
  const schema = {
    operationId: 'cancelAppointment',
    summary: 'Cancels one occurrence of an appointment, it and the following ones, or all',
    tags,
    body: Type.Object(appointmentTargetProperties),
    response: { 200: Type.Object({}) },
  }
  app.post('/calendar/appointments/cancel', { schema }, async (request) => {
    const { id, day, version, scope } = request.body
    const target = { id: id.toLowerCase(), day: requireDay(day), version, scope }
    await cancelAppointment(context, requireEditor(requireSession(request)), target)
    return {}
  })
}

async function toResponse({ db }: ChartsContext, saved: { id: string; agencyCode: string; startAt: Date }) {
  const overlaps = await findOverlaps(db, saved)
  return {
    id: saved.id,
    overlaps: overlaps.map(({ title, startAt }) => ({ title, start: formatJstDateTime(startAt) })),
  }
}
