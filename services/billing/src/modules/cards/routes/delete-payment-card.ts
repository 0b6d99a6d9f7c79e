import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { deleteMemberCard } from '../delete-member-card.ts'
import { requirePaymentProvider } from '../require-payment-provider.ts'
import { deleteCardSchema } from './delete-card.ts'

/** Does the same as `credit-card/delete`, under the other name of the specification. */
export function deletePaymentCard(app: App, deps: BillingContext): void {
  const schema = { ...deleteCardSchema, operationId: 'deletePaymentCard' }
  app.post('/v2/payment/card/delete', { schema }, async (request) => {
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
