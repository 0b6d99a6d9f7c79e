import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getPhotosOfRecord } from '../../photos/photo-response.ts'
import { normalizeReason, reasonQueryProperties } from '../normalize-reason.ts'
import { getRecordResponse, RecordResponse } from '../record-response.ts'
import { getVisibleRecordAndLogView } from '../visible-record.ts'

const schema = {
  operationId: 'getOwnChartRecord',
  summary: 'Returns an own record: the fields to fill in and what staff publish',
  tags: ['calte'],
  querystring: Type.Object({
    calteRecordId: Id,
    ...reasonQueryProperties,
  }),
  response: { 200: RecordResponse },
}

export function getOwnChartRecord(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.get('/customer/calte/get-format', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { calteRecordId, reason } = request.query
    const view = { recordId: calteRecordId.toLowerCase(), reason: normalizeReason(reason), now: clock() }
    const open = await getVisibleRecordAndLogView(db, session, view)
    if (open.role !== 'customer') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    reply.header('cache-control', 'no-store')
    return getRecordResponse(db, open, await getPhotosOfRecord(context, session, open))
  })
}
