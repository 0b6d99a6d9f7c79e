import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { isMentalCheckDue } from '../mental-check.rules.ts'
import { listOfferedMentalChecks } from '../mental-checks.sql.ts'

const schema = {
  operationId: 'canAnyMentalCheck',
  summary: 'Returns whether any mental check is due',
  tags: ['mental-check'],
  response: { 200: Type.Boolean() },
}

export function canAnyMentalCheckRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/mental-check/can-any-mentalcheck', { schema }, async (request) => {
    // Every menu requests this, also before consent, because it only decides whether the card is shown.
    const checks = await listOfferedMentalChecks(db, requireSession(request).userId)
    return checks.some(({ lastAnsweredAt, intervalDays }) =>
      isMentalCheckDue(lastAnsweredAt, intervalDays, clock()),
    )
  })
}
