import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { deleteMemberCard } from '../delete-member-card.ts'
import { requirePaymentProvider } from '../require-payment-provider.ts'

export const deleteCardSchema = {
  operationId: 'deleteCard',
  summary: 'Removes a card, unless a contract is paid with it',
  tags: ['credit-card'],
  body: Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'BILLING_CARD_IN_USE', 'E5030'),
  },
}

/** `v2/payment/card/delete` does the same under another name. */
export function deleteCard(app: App, deps: BillingContext): void {
  app.post('/credit-card/delete', { schema: deleteCardSchema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { id } = request.body
    await deleteMemberCard(requirePaymentProvider(deps), {
      memberId,
      id,
      language: getRequestLanguage(request),
    })
    return {}
  })
}
