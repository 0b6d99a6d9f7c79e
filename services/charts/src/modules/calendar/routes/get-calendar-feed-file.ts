import { DAY_MS } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getFixedT } from '../../../texts.ts'
import { listAppointments } from '../../appointments/appointments.sql.ts'
import { findAgencyName } from '../../customers/agencies.sql.ts'
import { findCustomer } from '../../customers/customers.sql.ts'
import { MAX_CALENDAR_RANGE_DAYS } from '../calendar.rules.ts'
import { listCalendarEventRows } from '../calendar.sql.ts'
import { findCalendarFeedOwnerId } from '../calendar-feeds.sql.ts'
import { toCalendarFile } from '../calendar-file.ts'
import { hashFeedToken } from '../feed-token.ts'

const schema = {
  operationId: 'getCalendarFeedFile',
  summary:
    'The last 62 days of a calendar and its appointments as iCalendar, for whoever has the secret address',
  tags: ['calendar'],
  params: Type.Object({ file: Type.String({ pattern: '^[A-Za-z0-9_-]{43}\\.ics$' }) }),
  response: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: Type.String() } } },
  },
}

/** Appointments that begin later than this are in the file of a later day. */
const APPOINTMENT_DAYS_AHEAD = 366

/** GET /calendar/feed/{token}.ics returns the last 62 days of the owner's calendar, and appointments, to calendar programs. */
export function getCalendarFeedFile(app: App, { db, clock }: ChartsContext): void {
  app.get('/calendar/feed/:file', { schema }, async (request, reply) => {
    const token = request.params.file.slice(0, -'.ics'.length)
    const memberId = await findCalendarFeedOwnerId(db, hashFeedToken(token))
    if (memberId === undefined) throw new ApiError('E4040')
    const now = clock()
    const events = await listCalendarEventRows(db, {
      memberIds: [memberId],
      playsOf: [memberId],
      publishedOf: [],
      // A feed is read by programs of other companies, so it contains no titles of charts and no stress checks.
      recordsOf: [],
      stressOf: [],
      since: new Date(now.getTime() - MAX_CALENDAR_RANGE_DAYS * DAY_MS),
      until: new Date(now.getTime() + DAY_MS),
    })
    const lang = getRequestLanguage(request)
    const appointments = await findAppointmentsOfFeed(db, memberId, now)
    const file = toCalendarFile(events, { ...appointments, language: lang, t: getFixedT(lang), now })
    reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8')
    return file
  })
}

/** Finds the appointments that the owner has with the salon as its customer, or serves as a person in charge. */
async function findAppointmentsOfFeed(db: ChartsContext['db'], memberId: string, now: Date) {
  const owner = await findCustomer(db, memberId)
  if (!owner || owner.agencyCode === null) return {}
  const { agencyCode, isCustomer } = owner
  const scope = isCustomer ? { agencyCode, customerIds: [memberId] } : { agencyCode, picId: memberId }
  const range = {
    since: new Date(now.getTime() - MAX_CALENDAR_RANGE_DAYS * DAY_MS),
    until: new Date(now.getTime() + APPOINTMENT_DAYS_AHEAD * DAY_MS),
  }
  const [appointments, salonName] = await Promise.all([
    listAppointments(db, scope, range),
    findAgencyName(db, agencyCode),
  ])
  return { appointments, salonName }
}
