import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { countCards } from '../cards.sql.ts'

const schema = {
  operationId: 'countCards',
  summary: 'Returns how many cards the member has',
  tags: ['credit-card'],
  response: {
    200: Type.Integer(),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function countCardsRoute(app: App, deps: BillingContext): void {
  app.get('/credit-card/count-all', { schema }, (request) =>
    countCards(deps.database.db, requireSession(request).userId),
  )
}
