import { type App, Id, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { RecordListResponse, toRecordListItem } from '../record-list-response.ts'
import { listRecords } from '../records.sql.ts'
import { resolveStaffRecordScope } from '../staff-record-scope.ts'

const schema = {
  operationId: 'listChartRecords',
  summary:
    'Lists records of a customer or, without `userId`, of all customers of the own agency; newest change first',
  tags: ['calte'],
  querystring: Type.Object({
    userId: Type.Optional(Id),
    ...pageQueryProperties,
  }),
  response: { 200: RecordListResponse },
}

export function listChartRecords(app: App, { db }: ChartsContext): void {
  app.get('/pic/calte/browsable', { schema }, async (request, reply) => {
    const page = toOffsetAndLimit(request.query)
    const scope = await resolveStaffRecordScope(db, requireSession(request), request.query.userId)
    reply.header('cache-control', 'no-store')
    return scope === null ? [] : (await listRecords(db, scope, page)).map(toRecordListItem)
  })
}
