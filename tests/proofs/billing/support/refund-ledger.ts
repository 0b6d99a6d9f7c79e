import { randomUUID } from 'node:crypto'
import { RefundFailedError } from '../../../../services/billing/src/modules/payments/payment-errors.ts'
import type {
  PaymentProvider,
  ProviderRefund,
} from '../../../../services/billing/src/modules/payments/payment-provider.ts'

/** What happens to the next refund: it is made and its response lost, or its request never arrives. */
export type RefundLoss = 'none' | 'answer' | 'request'

interface LedgerRefund extends ProviderRefund {
  key: string | null
}

/**
 * A payment provider of one payer in memory, for histories that are too many for HTTP: it keeps charges and their refunds, makes a
 * refund once per key, and never more than a charge took.
 */
export function createRefundLedger() {
  const charges = new Map<string, number>()
  /** Charges that a store took: their refunds wait until the payer has named a bank account. */
  const atStores = new Set<string>()
  const refunds: LedgerRefund[] = []
  const next = { loss: 'none' as RefundLoss }
  const refundsOf = (intentId: string) =>
    refunds.filter(({ paymentIntentId }) => paymentIntentId === intentId)
  const sumAccepted = (intentId: string) =>
    refundsOf(intentId).reduce((sum, { amount, isAccepted }) => sum + (isAccepted ? amount : 0), 0)
  const findLeft = (intentId: string) => (charges.get(intentId) ?? 0) - sumAccepted(intentId)

  function add(options: {
    intentId: string
    amount: number
    refundId: string | null
    key: string | null
    now: Date
  }) {
    const { intentId: paymentIntentId, amount, refundId, key, now } = options
    const created = Math.floor(now.getTime() / 1000)
    const refund = {
      id: `re_${randomUUID()}`,
      paymentIntentId,
      refundId,
      amount,
      created,
      isAccepted: true,
      isAwaitingAccount: atStores.has(paymentIntentId),
      key,
    }
    refunds.push(refund)
    return refund
  }

  return {
    charge(intentId: string, amount: number, { atStore }: { atStore: boolean }): void {
      charges.set(intentId, amount)
      if (atStore) atStores.add(intentId)
    },
    /** Has the payer name a bank account for a refund; without a number for every one. */
    nameAccount(at?: number): void {
      const waiting = refunds.filter(({ isAwaitingAccount }) => isAwaitingAccount)
      const named = at === undefined ? waiting : waiting.slice(at % Math.max(waiting.length, 1)).slice(0, 1)
      for (const refund of named) refund.isAwaitingAccount = false
    },
    lose(loss: RefundLoss) {
      next.loss = loss
    },
    sumAccepted,
    /** Has the bank change its mind about a refund, which it accepts again only while the money is still there. */
    changeMind(at: number): string | null {
      const refund = refunds[at % Math.max(refunds.length, 1)]
      if (!refund || (!refund.isAccepted && findLeft(refund.paymentIntentId) < refund.amount)) return null
      refund.isAccepted = !refund.isAccepted
      refund.isAwaitingAccount = false
      return refund.paymentIntentId
    },
    /** Refunds in the provider's dashboard, where nobody asks the service. */
    refundInDashboard(intentId: string, { percent, now }: { percent: number; now: Date }): void {
      const amount = Math.floor((findLeft(intentId) * percent) / 100)
      if (amount > 0) add({ intentId, amount, refundId: null, key: null, now })
    },
    createProvider(clock: () => Date): PaymentProvider {
      const provider: Pick<PaymentProvider, 'refundPart' | 'listRefunds'> = {
        async refundPart({ paymentIntentId: intentId, amountYen: amount, refundId, idempotencyKey: key }) {
          const { loss } = next
          next.loss = 'none'
          if (loss === 'request') throw new Error('the request was lost')
          const known = refunds.find((refund) => refund.key === key)
          if (!known && amount > findLeft(intentId)) throw new RefundFailedError()
          const refund = known ?? add({ intentId, amount, refundId, key, now: clock() })
          if (loss === 'answer') throw new Error('the answer was lost')
          return { ...refund }
        },
        async listRefunds(options) {
          const listed = 'since' in options ? refunds : refundsOf(options.paymentIntentId)
          return listed.map((refund) => ({ ...refund }))
        },
      }
      return provider as PaymentProvider
    },
  }
}
