import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { alreadyRegistered } from '../card-response.ts'
import { confirmMemberCard } from '../confirm-member-card.ts'
import { requirePaymentProvider } from '../require-payment-provider.ts'

const schema = {
  operationId: 'confirmCard',
  summary: 'Saves a card that its holder has confirmed with the bank (3-D Secure)',
  tags: ['credit-card'],
  body: Type.Object(
    { setupIntentId: Type.String({ pattern: '^seti_[A-Za-z0-9_]{1,100}$' }) },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({ id: Type.String(), alreadyRegistered: Type.Optional(alreadyRegistered) }),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'BILLING_CARD_DECLINED',
      'BILLING_CARD_LIMIT',
      'E5030',
    ),
  },
}

/** A client calls it after `credit-card/register` has returned a `confirmation`. */
export function confirmCard(app: App, deps: BillingContext): void {
  app.post('/credit-card/confirm', { schema }, async (request) => {
    const { userId } = requireSession(request)
    return confirmMemberCard(requirePaymentProvider(deps), userId, request.body.setupIntentId)
  })
}
