import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { countRecords } from '../records.sql.ts'

const schema = {
  operationId: 'countOwnChartRecords',
  summary: 'Returns the number of the own records; 0 for a caller who is no customer',
  tags: ['calte'],
  response: { 200: Type.Integer() },
}

export function countOwnChartRecords(app: App, { db }: ChartsContext): void {
  app.get('/customer/calte/browsable-count', { schema }, async (request) => {
    const { userId, roles } = requireSession(request)
    return roles.includes('ROLE_CUSTOMER') ? countRecords(db, { customerId: userId }) : 0
  })
}
