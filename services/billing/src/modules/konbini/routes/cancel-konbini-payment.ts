import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { findPurchase } from '../../contracts/purchases.sql.ts'
import { cancelKonbiniPayment } from '../cancel-konbini-payment.ts'

const schema = {
  operationId: 'cancelKonbiniPayment',
  summary: 'Ends a payment that waits at convenience stores, so that a card can pay instead',
  tags: ['subscription'],
  body: Type.Object({ paymentHistoryId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: {
    200: Type.Object({
      state: Type.Enum(['canceled', 'paid'], {
        description: 'paid means that a store has taken the money in the meantime',
      }),
    }),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_CONTRACT_NOT_FOUND',
      'BILLING_KONBINI_NOT_WAITING',
      'BILLING_PAYMENT_REFUNDED',
      'BILLING_PAYMENT_UNDER_WAY',
      'E5030',
    ),
  },
}

export function cancelKonbiniPaymentRoute(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/cancel-konbini', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { paymentHistoryId: contractId } = request.body
    const purchase = await findPurchase(deps.db, memberId, contractId)
    if (purchase?.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    const { payments } = deps
    if (!payments) throw new ApiError('E5030')
    return { state: await cancelKonbiniPayment({ ...deps, payments }, { memberId, contractId }) }
  })
}
