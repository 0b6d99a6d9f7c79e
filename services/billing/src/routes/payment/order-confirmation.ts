import { type App, commonErrors, errorResponses, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { confirmationItems, finalConfirmation } from '../../domain/final-confirmation.ts'
import { jstDay } from '../../domain/jst-calendar.ts'
import { orderLines } from '../../domain/order-lines.ts'
import { billingErrors } from '../../errors.ts'
import { planOrder } from '../../orders/plan-order.ts'
import { usersOfOrder } from '../../orders/users-of-order.ts'
import { requireProduct } from '../../products/visible-product.ts'
import type { PaymentDeps } from './index.ts'

const schema = {
  operationId: 'confirmOrderText',
  summary:
    'The six items that the last screen before an order must show; the order keeps them word for word (D-093)',
  tags: ['payment'],
  body: Type.Object({
    productId: Type.String({ maxLength: 64 }),
    userIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), { maxItems: 99, description: 'Empty: oneself' }),
    ),
  }),
  response: {
    200: Type.Array(
      Type.Object({
        item: Type.Enum([...confirmationItems]),
        title: Type.String(),
        text: Type.String({ description: 'Lines are separated by a line feed' }),
      }),
    ),
    ...errorResponses(
      { ...commonErrors, ...billingErrors },
      'E2003',
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'E2004',
      'E2005',
    ),
  },
}

/** POST /payment/order-confirmation. */
export function orderConfirmation(app: App, deps: PaymentDeps): void {
  app.post('/payment/order-confirmation', { schema }, async (request) => {
    const caller = memberOf(request)
    const product = await requireProduct(deps, request.body.productId, caller)
    const users = await usersOfOrder(deps.db, caller, request.body.userIds ?? [])
    const today = jstDay(deps.clock())
    const planned = await planOrder(deps.db, { callerId: caller.userId, product, users, today })
    const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
    const lang = language(request)
    const productName = product.name[lang]
    return finalConfirmation(orderLines(orders, product.price), { productName, today, language: lang })
  })
}
