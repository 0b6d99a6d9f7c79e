import { getJstDay } from '@hibiki/calendar'
import type { App } from '@hibiki/http'
import { JapanDay } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { adminErrorResponses, adminTags } from '../admin-responses.ts'
import { readChurnOfDays } from '../churn.sql.ts'

const DAYS = 30

const schema = {
  operationId: 'readChurn',
  summary: `Returns how many contracts ended on each of the last ${DAYS} days in Japan, oldest first, and how many there were before`,
  tags: adminTags,
  response: {
    200: Type.Object({
      contractsBefore: Type.Integer({
        minimum: 0,
        description: 'Contracts that were in force when the first of the days began',
      }),
      days: Type.Array(Type.Object({ day: JapanDay, ended: Type.Integer({ minimum: 0 }) })),
    }),
    ...adminErrorResponses(),
  },
}

export function readChurn(app: App, { db, clock }: BillingContext): void {
  app.get('/admin/commerce-dashboard/churn', { schema }, () =>
    readChurnOfDays(db, { today: getJstDay(clock()), count: DAYS }),
  )
}
