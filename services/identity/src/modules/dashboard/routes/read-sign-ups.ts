import { getJstDay } from '@hibiki/calendar'
import { type App, describeErrors, JapanDay } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { countSignUpsPerDay } from '../dashboard.sql.ts'

const DAYS = 30

const schema = {
  operationId: 'readSignUps',
  summary: `Returns the number of accounts opened on each of the last ${DAYS} days in Japan, oldest first`,
  tags: ['admin'],
  response: {
    200: Type.Object({
      days: Type.Array(
        Type.Object({
          day: JapanDay,
          signUps: Type.Integer(),
        }),
      ),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function readSignUps(app: App, { db, clock }: IdentityContext): void {
  app.get('/admin/dashboard/sign-ups', { schema }, async () => ({
    days: await countSignUpsPerDay(db, { today: getJstDay(clock()), count: DAYS }),
  }))
}
