import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { isDue } from '../mental-check.rules.ts'
import { findMentalChecks } from '../mental-checks.sql.ts'

export function canAnyMentalCheck(app: App, { db, clock }: AiestheContext): void {
  app.get(
    '/mental-check/can-any-mentalcheck',
    {
      schema: {
        operationId: 'canAnyMentalCheck',
        summary: 'Returns whether any mental check is due',
        tags: ['mental-check'],
        response: { 200: Type.Boolean() },
      },
    },
    async (request) => {
      // Every menu requests this, also before consent, because it only decides whether the card is shown.
      const checks = await findMentalChecks(db, memberOf(request).userId)
      return checks.some(({ lastAnsweredAt, intervalDays }) => isDue(lastAnsweredAt, intervalDays, clock()))
    },
  )
}
