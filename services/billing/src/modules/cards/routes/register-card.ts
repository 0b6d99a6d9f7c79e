import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { alreadyRegistered } from '../card-response.ts'
import { registerMemberCard } from '../register-member-card.ts'
import { requirePaymentProvider } from '../require-payment-provider.ts'

// The client also sends what it saw of the card, but only what the provider says of the token is stored.
const seen = {
  brand: Type.Optional(Type.String({ maxLength: 50 })),
  last4: Type.Optional(Type.String({ maxLength: 4 })),
  expMonth: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 4 })])),
  expYear: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 4 })])),
}

const schema = {
  operationId: 'registerCard',
  summary: "Saves a card for the member by the provider's token; the card's number is never sent here",
  tags: ['credit-card'],
  body: Type.Object(
    { token: Type.String({ pattern: '^tok_[A-Za-z0-9_]{1,100}$' }), ...seen },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      id: Type.Union([Type.String(), Type.Null()]),
      alreadyRegistered: Type.Optional(alreadyRegistered),
      confirmation: Type.Optional(
        Type.Object(
          { setupIntentId: Type.String(), clientSecret: Type.String() },
          {
            description:
              "Only present when the card's issuer wants its holder to confirm first; the client then calls `credit-card/confirm`",
          },
        ),
      ),
    }),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_CARD_DECLINED',
      'BILLING_CARD_TOKEN',
      'BILLING_CARD_LIMIT',
      'E5030',
    ),
  },
}

export function registerCard(app: App, deps: BillingContext): void {
  app.post('/credit-card/register', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const registration = await registerMemberCard(requirePaymentProvider(deps), userId, request.body.token)
    return { id: null, ...registration }
  })
}
