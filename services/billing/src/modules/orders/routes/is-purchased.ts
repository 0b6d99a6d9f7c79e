import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { hasLiveContractForProduct } from '../../contracts/purchases.sql.ts'
import { resolveOrderUsers } from '../resolve-order-users.ts'

const schema = {
  operationId: 'isPurchased',
  summary:
    'Returns whether a member holds a product; the member is the caller, or one for whom the caller may buy',
  tags: ['payment'],
  querystring: Type.Object({
    userId: Type.String({ maxLength: 64 }),
    productId: Type.String({ maxLength: 64 }),
  }),
  response: {
    200: Type.Boolean(),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function isPurchasedRoute(app: App, deps: BillingContext): void {
  app.get('/payment/is-purchased', { schema }, async (request) => {
    const { userId, productId } = request.query
    await resolveOrderUsers(deps.db, requireSession(request), [userId])
    const isKnown = (await deps.products()).some(({ id }) => id === productId)
    if (!isKnown) throw new ApiError('E4040')
    return hasLiveContractForProduct(deps.db, { userId, productId })
  })
}
