import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { countRecords } from '../records.sql.ts'
import { resolveStaffRecordScope } from '../staff-record-scope.ts'

const schema = {
  operationId: 'countChartRecords',
  summary:
    'Returns the number of records of a customer or, without `userId`, of all customers of the own agency',
  tags: ['calte'],
  querystring: Type.Object({ userId: Type.Optional(Id) }),
  response: { 200: Type.Integer() },
}

export function countChartRecords(app: App, { db }: ChartsContext): void {
  app.get('/pic/calte/browsable-count', { schema }, async (request) => {
    const scope = await resolveStaffRecordScope(db, requireSession(request), request.query.userId)
    return scope === null ? 0 : countRecords(db, scope)
  })
}
