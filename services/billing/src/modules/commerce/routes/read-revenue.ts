import { getJstDay } from '@hibiki/calendar'
import type { App } from '@hibiki/http'
import { JapanDay } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { Yen } from '../../../yen.ts'
import { adminErrorResponses, adminTags } from '../admin-responses.ts'
import { listDailyRevenue } from '../commerce-dashboard.sql.ts'

const DAYS = 30

const schema = {
  operationId: 'readRevenue',
  summary: `Returns the yen received on each of the last ${DAYS} days in Japan, oldest first, less what was refunded of them since`,
  tags: adminTags,
  response: {
    200: Type.Object({ days: Type.Array(Type.Object({ day: JapanDay, yen: Yen })) }),
    ...adminErrorResponses(),
  },
}

export function readRevenue(app: App, { db, clock }: BillingContext): void {
  app.get('/admin/commerce-dashboard/revenue', { schema }, async () => ({
    days: await listDailyRevenue(db, { today: getJstDay(clock()), count: DAYS }),
  }))
}
