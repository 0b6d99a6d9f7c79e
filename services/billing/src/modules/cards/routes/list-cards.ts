import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { CardResponse } from '../card-response.ts'
import { listCards } from '../cards.sql.ts'

const schema = {
  operationId: 'listCards',
  summary: "Lists the member's cards, the newest first",
  tags: ['credit-card'],
  response: {
    200: Type.Array(CardResponse),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function listCardsRoute(app: App, deps: BillingContext): void {
  app.get('/credit-card/fetch-all', { schema }, (request) =>
    listCards(deps.database.db, requireSession(request).userId),
  )
}
