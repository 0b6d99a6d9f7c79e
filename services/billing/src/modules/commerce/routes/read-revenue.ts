import { jstDay } from '@hibiki/calendar'
import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { Day, refusals, tags } from '../admin-responses.ts'
import { listRevenueDays } from '../commerce-dashboard.sql.ts'

const DAYS = 30

const schema = {
  operationId: 'readRevenue',
  summary: `Returns the yen received on each of the last ${DAYS} days in Japan, oldest first, without refunded payments`,
  tags,
  response: {
    200: Type.Object({ days: Type.Array(Type.Object({ day: Day, yen: Type.Integer() })) }),
    ...refusals(),
  },
}

export function readRevenue(app: App, { db, clock }: BillingContext): void {
  app.get('/admin/commerce-dashboard/revenue', { schema }, async () => ({
    days: await listRevenueDays(db, { today: jstDay(clock()), count: DAYS }),
  }))
}
