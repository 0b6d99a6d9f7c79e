import { getJstDay } from '@hibiki/calendar'
import { ApiError, type App, Moment, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { listCredits } from '../../bonus/credits.sql.ts'
import { isLiveStatus } from '../../contracts/contract.rules.ts'
import { hasPaymentUnderWay } from '../../contracts/contract-plans.sql.ts'
import { applyCreditsToCharge } from '../../contracts/proration.rules.ts'
import { findPurchase } from '../../contracts/purchases.sql.ts'
import { computeNextBillAmount, computeOverdueDifference } from '../../contracts/settlement.rules.ts'
import { findKonbiniExpiry, isPayableAtKonbini } from '../konbini.rules.ts'
import { findOpenKonbiniPayment } from '../konbini-payments.sql.ts'
import { isOwedOnce } from '../pay-at-konbini.ts'

const KonbiniStore = Type.Object(
  {
    chain: Type.Enum(['familymart', 'lawson', 'ministop', 'seicomart']),
    paymentCode: Type.String(),
    confirmationNumber: nullable(Type.String()),
  },
  { $id: 'KonbiniStore' },
)

const schema = {
  operationId: 'getKonbiniPayment',
  summary:
    'Returns how what a contract owes can be paid at a convenience store, and a payment that waits there',
  tags: ['subscription'],
  querystring: Type.Object({ paymentHistoryId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: {
    200: Type.Object({
      payable: nullable(
        Type.Object(
          {
            amount: Yen,
            expiresAt: Type.With(Moment, { description: 'When the numbers would expire' }),
          },
          { description: 'Null when nothing is owed, or it cannot be paid at a store' },
        ),
      ),
      waiting: nullable(
        Type.Object(
          {
            amount: Yen,
            expiresAt: Moment,
            voucherUrl: nullable(
              Type.String({ description: 'A page of the provider with the same numbers' }),
            ),
            stores: Type.Array(KonbiniStore, { description: 'Empty until the provider has responded' }),
          },
          { description: 'The payment that waits; null without one' },
        ),
      ),
    }),
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'BILLING_CONTRACT_NOT_FOUND'),
  },
}

export function getKonbiniPayment(app: App, { db, clock, config, payments }: BillingContext): void {
  app.get('/v3/subscription/konbini', { schema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const purchase = await findPurchase(db, memberId, request.query.paymentHistoryId)
    if (purchase?.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    reply.header('cache-control', 'no-store')
    const waiting = await findOpenKonbiniPayment(db, purchase.id)
    if (waiting) {
      const { amount, expiresAt, voucherUrl, stores } = waiting
      return {
        payable: null,
        waiting: { amount, expiresAt: expiresAt.toISOString(), voucherUrl, stores },
      }
    }
    const expiresAt = findKonbiniExpiry(purchase.contract, getJstDay(clock()))
    const isOffered = config.KONBINI_PAYMENTS === 'on' && payments !== undefined
    if (
      !isOffered ||
      expiresAt === null ||
      !isOwedOnce(purchase) ||
      (await hasPaymentUnderWay(db, purchase.id))
    )
      return { payable: null, waiting: null }
    const owed = isLiveStatus(purchase.contract.status)
      ? computeNextBillAmount(purchase)
      : computeOverdueDifference(purchase)
    const { amount } = applyCreditsToCharge(owed, await listCredits(db, memberId))
    return {
      payable: isPayableAtKonbini(amount) ? { amount, expiresAt: expiresAt.toISOString() } : null,
      waiting: null,
    }
  })
}
