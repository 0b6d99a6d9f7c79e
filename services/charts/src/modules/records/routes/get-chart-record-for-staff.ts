import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getPhotosOfRecord } from '../../photos/photo-response.ts'
import { normalizeReason, reasonQueryProperties } from '../normalize-reason.ts'
import { getRecordResponse, RecordResponse } from '../record-response.ts'
import { getVisibleRecordAndLogView } from '../visible-record.ts'

const schema = {
  operationId: 'getChartRecordForStaff',
  summary: 'Returns a record with its format and values, as its staff see it',
  tags: ['calte'],
  querystring: Type.Object({
    calteRecordId: Id,
    ...reasonQueryProperties,
  }),
  response: { 200: RecordResponse },
}

export function getChartRecordForStaff(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.get('/pic/calte/get-format-from-record', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { calteRecordId, reason } = request.query
    const view = { recordId: calteRecordId.toLowerCase(), reason: normalizeReason(reason), now: clock() }
    const open = await getVisibleRecordAndLogView(db, session, view)
    reply.header('cache-control', 'no-store')
    return getRecordResponse(db, open, await getPhotosOfRecord(context, session, open))
  })
}
