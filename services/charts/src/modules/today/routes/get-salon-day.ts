import { addDays, DAY_MS, formatJstDateTime, getJstDay, startOfJstDay } from '@hibiki/calendar'
import { type App, Id, JapanTime, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { listOccurrencesOf, type SalonOccurrence } from '../../appointments/list-appointment-events.ts'
import { AppointmentPerson } from '../../appointments/to-appointment-content.ts'
import { listCustomersOfDay, listNewlyPublishedDiagnoses, listUnreadParts } from '../today.sql.ts'

/** What customers sent is news for this many days. */
const NEWS_DAYS = 14
const MAX_CUSTOMERS = 99
const MAX_NEWS = 20

const schema = {
  operationId: 'getSalonDay',
  summary:
    'Returns the day of the own salon: its appointments, customers with an event today, parts of customers that nobody has opened, and newly published diagnoses',
  tags: ['calte'],
  response: {
    200: Type.Object({
      appointments: Type.Array(
        Type.Object({
          id: Id,
          day: Type.String({ description: 'JST; names the occurrence' }),
          title: Type.String(),
          start: JapanTime,
          end: JapanTime,
          customer: nullable(AppointmentPerson),
          pic: nullable(AppointmentPerson),
          overlaps: Type.Boolean({
            description: 'Whether the person in charge has another one at the same time',
          }),
        }),
        { maxItems: MAX_CUSTOMERS },
      ),
      customers: Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          nameKana: Type.String({ description: 'Reading of the name in katakana; empty without one' }),
          assigned: Type.Boolean(),
          hasRecordToday: Type.Boolean(),
          lastVisit: nullable(Type.Object({ recordId: Id, at: JapanTime })),
        }),
        { maxItems: MAX_CUSTOMERS },
      ),
      unreadParts: Type.Array(
        Type.Object({
          recordId: Id,
          title: Type.String(),
          userId: Id,
          userName: Type.String(),
          at: JapanTime,
        }),
        { maxItems: MAX_NEWS },
      ),
      diagnoses: Type.Array(
        Type.Object({ detectId: Id, userId: Id, userName: Type.String(), at: JapanTime }),
        { maxItems: MAX_NEWS },
      ),
    }),
  },
}

/** GET /pic/calte/today tells no contents, so it is no logged view, as lists of records are none. */
export function getSalonDay(app: App, { db, clock }: ChartsContext): void {
  app.get('/pic/calte/today', { schema }, async (request, reply) => {
    const { agencyCode, userId } = requireSession(request)
    reply.header('cache-control', 'no-store')
    if (agencyCode === null) return { appointments: [], customers: [], unreadParts: [], diagnoses: [] }
    const now = clock()
    const today = getJstDay(now.getTime())
    const news = { agencyCode, since: new Date(now.getTime() - NEWS_DAYS * DAY_MS), limit: MAX_NEWS }
    const range = { since: startOfJstDay(today), until: startOfJstDay(addDays(today, 1)) }
    const [appointments, customers, unreadParts, diagnoses] = await Promise.all([
      listOccurrencesOf(db, { agencyCode, all: true }, range),
      listCustomersOfDay(db, { agencyCode, picId: userId, ...range, limit: MAX_CUSTOMERS }),
      listUnreadParts(db, news),
      listNewlyPublishedDiagnoses(db, news),
    ])
    return {
      appointments: appointments.slice(0, MAX_CUSTOMERS).map(toAppointmentResponse),
      customers: customers.map(({ memberId, name, nameKana, isAssigned, hasRecordToday, ...last }) => ({
        id: memberId,
        name,
        nameKana: nameKana ?? '',
        assigned: isAssigned,
        hasRecordToday,
        lastVisit:
          last.lastRecordId && last.lastRecordAt
            ? { recordId: last.lastRecordId, at: formatJstDateTime(last.lastRecordAt) }
            : null,
      })),
      unreadParts: unreadParts.map(({ recordId, title, memberId, name, filledAt }) => ({
        recordId,
        title,
        userId: memberId,
        userName: name,
        at: formatJstDateTime(filledAt),
      })),
      diagnoses: diagnoses.map(({ resultId, memberId, name, completedAt }) => ({
        detectId: resultId,
        userId: memberId,
        userName: name,
        at: formatJstDateTime(completedAt),
      })),
    }
  })
}

function toAppointmentResponse({ appointment, occurrence, overlaps }: SalonOccurrence) {
  const { id, customerId, customerName, picId, picName } = appointment
  return {
    id,
    day: occurrence.day,
    title: occurrence.title,
    start: formatJstDateTime(occurrence.startAt),
    end: formatJstDateTime(occurrence.endAt),
    customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
    pic: picId === null ? null : { id: picId, name: picName ?? '' },
    overlaps,
  }
}
