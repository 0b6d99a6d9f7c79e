import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { readReason, reasonQuery } from '../reason.ts'
import { RecordResponse, toRecordResponse } from '../record-response.ts'
import { viewRecord } from '../visible-record.ts'

export function getChartRecordForStaff(app: App, { db, clock }: ChartsContext): void {
  app.get(
    '/pic/calte/get-format-from-record',
    {
      schema: {
        operationId: 'getChartRecordForStaff',
        summary: 'Returns a record with its format and values, as its staff see it',
        tags: ['calte'],
        querystring: Type.Object({ calteRecordId: Type.String({ format: 'uuid' }), ...reasonQuery }),
        response: { 200: RecordResponse },
      },
    },
    async (request, reply) => {
      const { calteRecordId, reason } = request.query
      const view = { recordId: calteRecordId.toLowerCase(), reason: readReason(reason), now: clock() }
      const open = await viewRecord(db, memberOf(request), view)
      reply.header('cache-control', 'no-store')
      return toRecordResponse(db, open)
    },
  )
}
