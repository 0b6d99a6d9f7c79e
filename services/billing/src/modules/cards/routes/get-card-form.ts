import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'

const schema = {
  operationId: 'getCardForm',
  summary:
    "What the page's card form needs: the provider's publishable key, and in local mode the sandbox's addresses",
  tags: ['credit-card'],
  response: {
    200: Type.Object({
      publishableKey: Type.String(),
      tokenUrl: Type.Union([Type.String(), Type.Null()], {
        description: "Null: Stripe's own form; else where a form of our own sends the card (sandbox)",
      }),
      confirmUrl: Type.Union([Type.String(), Type.Null()], {
        description:
          'Null: Stripe.js asks the bank; else where a dialog of our own sends {clientSecret, outcome: succeeded or failed}',
      }),
    }),
    ...errorResponses(commonErrors, 'E4010', 'E4030', 'E5030'),
  },
}

/** GET /credit-card/form. */
export function getCardForm(app: App, deps: BillingContext): void {
  app.get('/credit-card/form', { schema }, async () => {
    if (!deps.cardForm) throw new ApiError('E5030')
    return deps.cardForm
  })
}
