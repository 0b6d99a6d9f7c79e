import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'

const schema = {
  operationId: 'getCardForm',
  summary:
    "Returns what the page's card form needs: the provider's publishable key, and in local mode the addresses of the sandbox",
  tags: ['credit-card'],
  response: {
    200: Type.Object({
      publishableKey: Type.String(),
      tokenUrl: Type.Union([Type.String(), Type.Null()], {
        description:
          "Null when Stripe's own form is used; otherwise the URL to which our own form sends the card (sandbox)",
      }),
      confirmUrl: Type.Union([Type.String(), Type.Null()], {
        description:
          'Null when Stripe.js asks the bank; otherwise the URL to which our own dialog sends {clientSecret, outcome: succeeded or failed}',
      }),
    }),
    ...describeErrors('E4010', 'E4030', 'E5030'),
  },
}

export function getCardForm(app: App, deps: BillingContext): void {
  app.get('/credit-card/form', { schema }, async () => {
    if (!deps.cardForm) throw new ApiError('E5030')
    return deps.cardForm
  })
}
