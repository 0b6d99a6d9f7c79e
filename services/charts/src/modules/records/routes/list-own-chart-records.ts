import { type App, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { RecordListResponse, toRecordListItem } from '../record-list-response.ts'
import { listRecords } from '../records.sql.ts'

const schema = {
  operationId: 'listOwnChartRecords',
  summary: 'Lists the own records, newest change first; none for a caller who is no customer',
  tags: ['calte'],
  querystring: Type.Object(pageQueryProperties),
  response: { 200: RecordListResponse },
}

export function listOwnChartRecords(app: App, { db }: ChartsContext): void {
  app.get('/customer/calte/browsable', { schema }, async (request, reply) => {
    const { userId, roles } = requireSession(request)
    const page = toOffsetAndLimit(request.query)
    reply.header('cache-control', 'no-store')
    if (!roles.includes('ROLE_CUSTOMER')) return []
    return (await listRecords(db, { customerId: userId }, page)).map(toRecordListItem)
  })
}
