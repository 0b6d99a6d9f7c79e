import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { readIdempotencyKey } from '../../../idempotency/read-idempotency-key.ts'
import { runIdempotentRequest } from '../../../idempotency/run-idempotent-request.ts'
import { getFixedT } from '../../../texts.ts'
import { findChargeableCard } from '../../cards/payment-cards.sql.ts'
import { findContractCard, findPurchase } from '../../contracts/purchases.sql.ts'
import { paymentErrorCodes } from '../../payments/payment-errors.ts'
import { changeContractCard } from '../change-contract-card.ts'

const call = '/v3/subscription/update-card'
const id = Type.String({ minLength: 1, maxLength: 64 })

const schema = {
  operationId: 'updateContractCard',
  summary: 'Sets another card for a contract, and charges it at once what is due',
  tags: ['subscription'],
  body: Type.Object({ paymentHistoryId: id, creditCardId: id }),
  response: {
    200: Type.Object({
      state: Type.Enum(['nothing-due', 'paid', 'confirming']),
      message: Type.String({ description: 'A text for the member' }),
    }),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'BILLING_CONTRACT_NOT_FOUND',
      ...paymentErrorCodes,
      'BILLING_ORDER_UNDER_WAY',
      'BILLING_PAYMENT_UNDER_WAY',
      'BILLING_KEY_REUSED',
      'E5030',
      'E5040',
    ),
  },
}

export function updateContractCard(app: App, deps: BillingContext): void {
  app.post(call, { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { paymentHistoryId: contractId, creditCardId: cardId } = request.body
    const once = {
      memberId,
      key: readIdempotencyKey(request),
      call,
      body: request.body,
      now: deps.clock(),
      storedErrorCodes: paymentErrorCodes,
      // Without a key the same body may be a new request, because the card may have been changed again since.
      isCurrent: async () => (await findContractCard(deps.db, contractId))?.id === cardId,
    }
    const state = await runIdempotentRequest(deps.db, once, async () => {
      const purchase = await findPurchase(deps.db, memberId, contractId)
      if (purchase?.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
      const card = await findChargeableCard(deps.db, { memberId, cardId })
      if (!card) throw new ApiError('E4040')
      const { payments } = deps
      if (!payments) throw new ApiError('E5030')
      return changeContractCard({ ...deps, payments }, { memberId, contractId, card })
    })
    return { state, message: getFixedT(getRequestLanguage(request))('messages.cardChanged') }
  })
}
