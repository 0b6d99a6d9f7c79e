import { DAY_MS } from '@hibiki/calendar'
import { type App, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { computeMedianFirstAnswerMinutes } from '../response-time.sql.ts'

const DAYS = 30
/** A median of fewer inquiries would promise what nobody knows. */
const MIN_INQUIRIES = 5

/** GET /v2/support/chat/inquiry/response-time tells a member how long a first answer usually takes. */
export function getSupportResponseTimeRoute(app: App, { db, clock }: SupportContext): void {
  app.get(
    '/v2/support/chat/inquiry/response-time',
    {
      schema: {
        operationId: 'getSupportResponseTime',
        summary: `Within how long half of the inquiries of the last ${DAYS} days were answered first`,
        tags: ['support'],
        response: {
          200: Type.Object({
            medianMinutes: nullable(
              Type.Integer({
                minimum: 0,
                description: `Rounded up; null when fewer than ${MIN_INQUIRIES} inquiries count`,
              }),
            ),
          }),
        },
      },
    },
    async () => {
      const now = clock()
      const since = new Date(now.getTime() - DAYS * DAY_MS)
      return {
        medianMinutes: await computeMedianFirstAnswerMinutes(db, {
          since,
          now,
          minInquiries: MIN_INQUIRIES,
        }),
      }
    },
  )
}
