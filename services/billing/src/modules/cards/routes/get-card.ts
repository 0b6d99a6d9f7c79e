import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { CardResponse } from '../card-response.ts'
import { findCard } from '../cards.sql.ts'

const schema = {
  operationId: 'getCard',
  summary: "Returns one of the member's cards",
  tags: ['credit-card'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: CardResponse,
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function getCard(app: App, deps: BillingContext): void {
  app.get('/credit-card/fetch', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const card = await findCard(deps.database.db, { memberId, id: request.query.id })
    if (!card) throw new ApiError('E4040')
    return card
  })
}
