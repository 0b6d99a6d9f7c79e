import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { readIdempotencyKey } from '../../../idempotency/read-idempotency-key.ts'
import { runIdempotentRequest } from '../../../idempotency/run-idempotent-request.ts'
import { findPurchase } from '../../contracts/purchases.sql.ts'
import { MAX_KONBINI_YEN } from '../konbini.rules.ts'
import { findOpenKonbiniPayment } from '../konbini-payments.sql.ts'
import { payAtKonbini } from '../pay-at-konbini.ts'

const call = '/v3/subscription/pay-at-konbini'

const schema = {
  operationId: 'payAtKonbini',
  summary: 'Begins to pay at a convenience store what a contract owes',
  tags: ['subscription'],
  body: Type.Object({
    paymentHistoryId: Type.String({ minLength: 1, maxLength: 64 }),
    shownAmount: Type.Integer({
      minimum: 1,
      maximum: MAX_KONBINI_YEN,
      description:
        'Yen that the page showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now',
    }),
  }),
  response: {
    200: Type.Object({
      state: Type.Enum(['waiting', 'paid', 'confirming'], {
        description: 'paid means that credits paid everything, confirming that the numbers are not known yet',
      }),
    }),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_CONTRACT_NOT_FOUND',
      'BILLING_KONBINI_NOT_POSSIBLE',
      'BILLING_KONBINI_AMOUNT',
      'BILLING_PRICE_CHANGED',
      'BILLING_ORDER_UNDER_WAY',
      'BILLING_PAYMENT_UNDER_WAY',
      'BILLING_KEY_REUSED',
      'E5030',
      'E5040',
    ),
  },
}

export function payAtKonbiniRoute(app: App, deps: BillingContext): void {
  app.post(call, { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { paymentHistoryId: contractId, shownAmount } = request.body
    const once = {
      memberId,
      key: readIdempotencyKey(request),
      call,
      body: request.body,
      now: deps.clock(),
      storedErrorCodes: ['BILLING_KONBINI_NOT_POSSIBLE'],
      // Without a key the same body may be a new request, because the payment may have been canceled since.
      isCurrent: async () => {
        const purchase = await findPurchase(deps.db, memberId, contractId)
        return purchase !== null && (await findOpenKonbiniPayment(deps.db, purchase.id)) !== null
      },
    }
    const state = await runIdempotentRequest(deps.db, once, async () => {
      const purchase = await findPurchase(deps.db, memberId, contractId)
      if (purchase?.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
      if (deps.config.KONBINI_PAYMENTS !== 'on') throw new ApiError('BILLING_KONBINI_NOT_POSSIBLE')
      const { payments } = deps
      if (!payments) throw new ApiError('E5030')
      return payAtKonbini({ ...deps, payments }, { memberId, contractId, shownAmount })
    })
    return { state }
  })
}
