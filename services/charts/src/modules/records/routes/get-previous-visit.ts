import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, Id, JapanTime, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { insertChartViewLogEntry } from '../../audit/chart-log.sql.ts'
import { findCurrentFormat, findFormatVersion } from '../../formats/formats.sql.ts'
import { findNoteForNextVisit, listPreviousValues } from '../previous-visit.rules.ts'
import { findNewestRecord, getRecordValues } from '../records.sql.ts'
import { requireCustomerOfStaff } from '../require-chart-role.ts'

const schema = {
  operationId: 'getPreviousVisit',
  summary:
    'Returns what the last visit of a customer left for a new record: the note among staff, and the values by the items of the newest format',
  tags: ['calte'],
  querystring: Type.Object({ userId: Id }),
  response: {
    200: Type.Object({
      visit: Type.Union([
        Type.Object({
          recordId: Id,
          created: JapanTime,
          title: Type.String(),
          note: Type.Union([Type.Object({ label: Type.String(), value: Type.String() }), Type.Null()]),
          values: Type.Array(
            Type.Object({
              generalCalteItemId: Id,
              value: Type.String(),
              isCarried: Type.Boolean({ description: 'Whether the value may be copied into the new record' }),
            }),
          ),
        }),
        Type.Null(),
      ]),
    }),
  },
}

/** GET /pic/calte/previous-visit is one view of the record of that visit. */
export function getPreviousVisit(app: App, { db, clock }: ChartsContext): void {
  app.get('/pic/calte/previous-visit', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const customerId = request.query.userId.toLowerCase()
    await requireCustomerOfStaff(db, session, customerId)
    reply.header('cache-control', 'no-store')
    const record = await findNewestRecord(db, customerId)
    if (!record) return { visit: null }
    const isLogged = await insertChartViewLogEntry(db, {
      customerId,
      recordId: record.recordId,
      actorId: session.userId,
      actorRole: 'person-in-charge',
      at: clock(),
    })
    if (!isLogged) throw new ApiError('E4040')
    const [format, values, present] = await Promise.all([
      findFormatVersion(db, record.versionId),
      getRecordValues(db, record.recordId),
      findCurrentFormat(db, customerId),
    ])
    if (!format) throw new Error(`record ${record.recordId} has no format`)
    const visit = { items: format.items, values }
    return {
      visit: {
        recordId: record.recordId,
        created: formatJstDateTime(record.createdAt),
        title: format.title,
        note: findNoteForNextVisit(visit),
        values: listPreviousValues(visit, present?.items ?? []).map(({ itemId, ...value }) => ({
          generalCalteItemId: itemId,
          ...value,
        })),
      },
    }
  })
}
