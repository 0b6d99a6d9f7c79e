import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, Id, JapanTime, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { insertChartViewLogEntry } from '../../audit/chart-log.sql.ts'
import { requireCustomerOfStaff } from '../../records/require-chart-role.ts'
import { listMentalChecks } from '../mental-checks.sql.ts'
import {
  getSharing,
  listNumericRecordValues,
  listPublishedDiagnoses,
  listWeeklyMinutes,
  OVERVIEW_WEEKS,
} from '../overview.sql.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const schema = {
  operationId: 'getCustomerOverview',
  summary:
    'Returns what a customer publishes: diagnoses, minutes listened and mental checks if shared, and the numbers of the records over time',
  tags: ['calte'],
  querystring: Type.Object({ userId: Id }),
  response: {
    200: Type.Object({
      userName: Type.String(),
      minutes: Type.Union([
        Type.Array(Type.Object({ week: Type.String(), minutes: Type.Integer() })),
        Type.Null(),
      ]),
      diagnoses: Type.Array(
        Type.Object({
          detectId: Id,
          at: JapanTime,
          stressPercent: Type.Union([Type.Integer(), Type.Null()]),
        }),
      ),
      mentalChecks: Type.Array(
        Type.Object({
          id: Id,
          at: JapanTime,
          fit: Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), {
            minItems: 4,
            maxItems: 4,
            description: 'How well each type of sound suits, I to IV in this order',
          }),
        }),
      ),
      numbers: Type.Array(
        Type.Object({
          label: Type.String(),
          points: Type.Array(Type.Object({ recordId: Id, at: JapanTime, value: Type.Number() })),
        }),
      ),
    }),
  },
}

/** GET /pic/calte/overview shows on one page what a customer publishes. */
export function getCustomerOverview(app: App, { db, clock }: ChartsContext): void {
  app.get('/pic/calte/overview', { schema }, async (request, reply) => {
    const memberId = request.query.userId.toLowerCase()
    const session = requireSession(request)
    const customer = await requireCustomerOfStaff(db, session, memberId)
    const now = clock()
    // The numbers are of every record, so the view is logged without a record.
    const isLogged = await insertChartViewLogEntry(db, {
      customerId: memberId,
      recordId: null,
      at: now,
      actorId: session.userId,
      actorRole: 'person-in-charge',
    })
    if (!isLogged) throw new ApiError('E4040')
    const since = new Date(now.getTime() - OVERVIEW_WEEKS * WEEK_MS)
    const [minutes, diagnoses, mentalChecks, points] = await Promise.all([
      getSharing(db, memberId).then(({ listening: isShared }) =>
        isShared ? listWeeklyMinutes(db, memberId, since) : null,
      ),
      listPublishedDiagnoses(db, memberId, since),
      listMentalChecks(db, memberId, since),
      listNumericRecordValues(db, memberId),
    ])
    reply.header('cache-control', 'no-store')
    const labels = [...new Set(points.map(({ label }) => label))]
    return {
      userName: customer.name,
      minutes,
      diagnoses: diagnoses.map(({ resultId, completedAt, stressPercent }) => ({
        detectId: resultId,
        at: formatJstDateTime(completedAt),
        stressPercent,
      })),
      mentalChecks: mentalChecks.map(({ answerId, answeredAt, fit }) => ({
        id: answerId,
        at: formatJstDateTime(answeredAt),
        fit,
      })),
      numbers: labels.map((label) => ({
        label,
        points: points
          .filter((point) => point.label === label)
          .map(({ recordId, at, value }) => ({ recordId, at: formatJstDateTime(at), value })),
      })),
    }
  })
}
