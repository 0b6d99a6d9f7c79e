import { type App, Id, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getVisibleRecord } from '../visible-record.ts'

const schema = {
  operationId: 'getChartRecordUserName',
  summary: 'Returns the name of the customer whom a record is about',
  tags: ['calte'],
  querystring: Type.Object({ calteRecordId: Id }),
  response: { 200: Type.String() },
}

export function getChartRecordUserName(app: App, { db }: ChartsContext): void {
  app.get('/common/calte/username', { schema }, async (request, reply) => {
    const { customer } = await getVisibleRecord(
      db,
      requireSession(request),
      request.query.calteRecordId.toLowerCase(),
    )
    reply.header('cache-control', 'no-store')
    return sendJsonTextOrNull(reply, customer.name)
  })
}
