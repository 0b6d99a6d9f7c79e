import { randomUUID } from 'node:crypto'
import { DAY_MS, getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { findChargeableCard } from '../../../../services/billing/src/modules/cards/payment-cards.sql.ts'
import type {
  BillingPeriod,
  PeriodMonths,
} from '../../../../services/billing/src/modules/contracts/billing-period.rules.ts'
import { cancelOrUndoCancelByStaff } from '../../../../services/billing/src/modules/contracts/cancel-or-undo-cancel-by-staff.ts'
import { cancelOrUndoCancelContracts } from '../../../../services/billing/src/modules/contracts/cancel-or-undo-cancel-contracts.ts'
import { listEntitlingContractsAndGrants } from '../../../../services/billing/src/modules/contracts/contracts.sql.ts'
import { findPurchase } from '../../../../services/billing/src/modules/contracts/purchases.sql.ts'
import { computeSettlementAmount } from '../../../../services/billing/src/modules/contracts/settlement.rules.ts'
import { undoPlanChange } from '../../../../services/billing/src/modules/contracts/undo-plan-change.ts'
import { waiveDifference } from '../../../../services/billing/src/modules/contracts/waive-difference.ts'
import { computeEntitlements } from '../../../../services/billing/src/modules/entitlements/entitlements.rules.ts'
import { cancelKonbiniPayment } from '../../../../services/billing/src/modules/konbini/cancel-konbini-payment.ts'
import { isOwedOnce, payAtKonbini } from '../../../../services/billing/src/modules/konbini/pay-at-konbini.ts'
import { previewOrder } from '../../../../services/billing/src/modules/orders/preview-order.ts'
import {
  sumChargedToday,
  sumOrderLines,
} from '../../../../services/billing/src/modules/orders/purchase.rules.ts'
import { placeOrder } from '../../../../services/billing/src/modules/orders/purchase.ts'
import { resolveOrderUsers } from '../../../../services/billing/src/modules/orders/resolve-order-users.ts'
import type {
  PaymentProvider,
  ProviderPaymentIntent,
} from '../../../../services/billing/src/modules/payments/payment-provider.ts'
import { reconcilePayment } from '../../../../services/billing/src/modules/payments/reconcile-payments.ts'
import { settlePayment } from '../../../../services/billing/src/modules/payments/settle-payment.ts'
import type { Product } from '../../../../services/billing/src/modules/products/products.sql.ts'
import { refundByStaff } from '../../../../services/billing/src/modules/refunds/refund-by-staff.ts'
import {
  findRefund,
  findRefundableYen,
} from '../../../../services/billing/src/modules/refunds/refunds.sql.ts'
import { reconcileRefund } from '../../../../services/billing/src/modules/refunds/send-refund.ts'
import { applyTimeEventsToContract } from '../../../../services/billing/src/modules/renewals/apply-due-time-events.ts'
import { changeContractCard } from '../../../../services/billing/src/modules/renewals/change-contract-card.ts'
import { chargeContractIfDue } from '../../../../services/billing/src/modules/renewals/charge-due-contracts.ts'
import { insertTestCard } from '../../../../services/billing/src/testing/cards.ts'
import type { SandboxBilling } from '../../../../services/billing/src/testing/sandbox-billing.ts'
import { createMoneyFamily } from './money-family.ts'
import { addBuyer } from './sandbox-member.ts'

export type TestCard = 'good' | 'bad'
/** What happens to the next charge: it is made and its response lost, or it never arrives. */
export type ChargeLoss = 'none' | 'answer' | 'request'

/** Who gives the command: the member in the app, or an administrator in the console. */
export type Canceller = 'member' | 'staff'

/** The result of a command: a confirmation that was accepted, or the code of its rejection. */
export type CommandOutcome<T> = { accepted: T } | { refused: string }

export interface OrderScreen {
  product: Product
  today: number
  total: number
  period: BillingPeriod | null
  /** Yen and months of every later bill. */
  price: number
  months: PeriodMonths
  /** Yen that an upgrade adds to the next bill. */
  difference: number
  kind: 'subscription' | 'upgrade' | 'downgrade' | 'periodChange'
}

/** A charge that the payment provider made or the card declined, with the purpose of its payment. */
export interface LedgerCharge {
  paymentId: string
  amount: number
  isRefused: boolean
  purpose: 'order' | 'renewal' | 'settlement'
  requestKey: string | null
  contractId: string | null
}

interface Shared {
  billing: SandboxBilling
  products: readonly Product[]
}

/** A payment whose card was charged for nothing takes two rounds: its end, then its refund. */
const CLEARED_AFTER_ROUNDS = 3

const readyMade: Record<TestCard, string> = { good: 'visa', bad: 'chargeCustomerFail' }

/** Creates one member with their own clock and cards, among others on the same service and the same provider. */
export async function createMoneyWorld(shared: Shared, firstDay: string) {
  const { billing, products } = shared
  const { database, sandbox, payments: provider } = billing
  const { log } = billing.jobs
  const { db } = database
  const world = { now: noonOf(firstDay), loss: 'none' as ChargeLoss, asked: 0, read: 0, cleared: 0 }
  const { userId, customerId } = await addBuyer(billing, sandbox)
  const cards: Partial<Record<TestCard, Promise<string>>> = {}
  const clock = () => world.now
  const family = createMoneyFamily(database, { holderId: userId, clock })
  const payments: PaymentProvider = {
    ...provider,
    async charge(options) {
      world.asked += 1
      const { loss } = world
      world.loss = 'none'
      if (loss === 'request') throw new Error('the request was lost')
      const intent = await provider.charge(options)
      if (loss === 'answer') throw new Error('the answer was lost')
      return intent
    },
    async requestKonbiniPayment(options) {
      world.asked += 1
      const { loss } = world
      world.loss = 'none'
      if (loss === 'request') throw new Error('the request was lost')
      // Each member has a clock of their own, and the provider's stands still.
      const expiresAt = new Date(billing.clock.now.getTime() + 2 * DAY_MS)
      const intent = await provider.requestKonbiniPayment({ ...options, expiresAt })
      if (loss === 'answer') throw new Error('the answer was lost')
      return withExpiry(intent, options.expiresAt)
    },
    async getPaymentIntent(id) {
      const intent = await provider.getPaymentIntent(id)
      return intent && withExpiry(intent, await expiryOf(id))
    },
    async refundPart(options) {
      world.asked += 1
      return provider.refundPart(options)
    },
    async refund(options) {
      world.asked += 1
      return provider.refund(options)
    },
  }
  const deps = { database, db, payments, clock, log, products: async () => [...products] }
  const caller = { userId, roles: ['ROLE_GENERAL' as const], authorities: [], agencyCode: null }
  const session = caller as unknown as Parameters<typeof resolveOrderUsers>[1]

  async function expiryOf(providerId: string): Promise<Date | null> {
    const row = await db
      .selectFrom('konbini_payments as k')
      .innerJoin('payments as p', 'p.id', 'k.payment_id')
      .select('k.expires_at as expiresAt')
      .where('p.provider_id', '=', providerId)
      .executeTakeFirst()
    return row?.expiresAt ?? null
  }

  /** Returns the newest payment at a convenience store whose numbers the member has had. */
  async function lastKonbini() {
    return db
      .selectFrom('payments as p')
      .innerJoin('konbini_payments as k', 'k.payment_id', 'p.id')
      .select([
        'p.id',
        'p.state',
        'p.failure_code as failureCode',
        'p.provider_id as intent',
        'k.expires_at as expiresAt',
      ])
      .where('p.member_id', '=', userId)
      .where('p.provider_id', 'is not', null)
      .orderBy('p.created_at', 'desc')
      .executeTakeFirst()
  }

  /** Returns a card of this member, which is created when it is first used. */
  async function cardOf(card: TestCard) {
    cards[card] ??= insertTestCard(billing, userId, readyMade[card]).then(({ id }) => id)
    const chargeable = await findChargeableCard(db, { memberId: userId, cardId: await cards[card] })
    if (!chargeable) throw new Error('no card')
    return chargeable
  }

  async function outcome<T>(act: () => Promise<T>): Promise<CommandOutcome<T>> {
    try {
      return { accepted: await act() }
    } catch (error) {
      if (error instanceof ApiError) return { refused: error.code }
      throw error
    }
  }

  return {
    today: () => getJstDay(world.now),
    family: {
      invite: (contractId: string) => outcome(() => family.invite(contractId)),
      accept: (guest: number) => outcome(() => family.accept(guest)),
      leave: (guest: number) => outcome(() => family.leave(guest)),
      remove: () => outcome(() => family.remove()),
      countJoined: family.countJoined,
      async findFaults(): Promise<string[]> {
        await family.passTime()
        return family.findFaults(await openPrice(), priceOf)
      },
    },
    lose(loss: ChargeLoss) {
      world.loss = loss
    },
    /** Returns the last screen before an order; null when it cannot be ordered. */
    async orderScreen(plan: number, period: BillingPeriod | null): Promise<OrderScreen | null> {
      const product = products[plan]
      if (!product) throw new Error('no such plan')
      const seen = await outcome(() =>
        previewOrder(deps, session, { productId: product.id, ...(period && { period }) }),
      )
      if ('refused' in seen) return null
      const { lines } = seen.accepted
      const first = lines[0]
      const difference = lines.filter(({ kind, owedFor }) => kind === 'difference' && owedFor === null)
      return {
        product,
        today: sumChargedToday(lines),
        total: sumOrderLines(lines),
        period,
        price: first?.unitPrice ?? 0,
        months: first?.periodMonths ?? 1,
        difference: sumOrderLines(difference),
        kind: first?.kind as OrderScreen['kind'],
      }
    },
    async order(screen: OrderScreen, card: TestCard) {
      const requestKey = randomUUID()
      const placed = await outcome(async () => {
        return placeOrder(deps, {
          caller: session,
          product: screen.product,
          period: screen.period,
          users: await resolveOrderUsers(db, session, []),
          card: await cardOf(card),
          deliveryId: null,
          shownAmount: screen.total,
          shownToday: screen.today,
          shownPeriod: screen.months === 12 ? 'year' : 'month',
          returns: '',
          requestKey,
          language: 'ja',
        })
      })
      return { requestKey, placed }
    },
    async cancelScreen(contractId: string): Promise<number> {
      const purchase = await findPurchase(db, userId, contractId)
      return purchase ? computeSettlementAmount(purchase) : 0
    },
    cancel: (id: string, { by, shown }: { by: Canceller; shown: number }) =>
      outcome<unknown>(() => (by === 'member' ? change('cancel', id, shown) : cancelInConsole(id, shown))),
    undoCancel: (contractId: string) => outcome(() => change('undo-cancel', contractId, null)),
    async undoPlanScreen(contractId: string): Promise<number> {
      const purchase = await findPurchase(db, userId, contractId)
      return purchase ? purchase.unitPrice + purchase.nextDifference : 0
    },
    undoPlanChange: (id: string, shownAmount: number) =>
      outcome(() =>
        undoPlanChange(database, { memberId: userId, id, shownAmount, language: 'ja', now: world.now }),
      ),
    changeCard: (contractId: string, to: TestCard) =>
      outcome(async () => {
        return changeContractCard(deps, { memberId: userId, contractId, card: await cardOf(to) })
      }),
    /** Returns what the page offers to pay at a convenience store. */
    async konbiniScreen(contractId: string): Promise<number> {
      const purchase = await findPurchase(db, userId, contractId)
      if (!purchase || !isOwedOnce(purchase)) return 0
      const { unitPrice, nextUnitPrice, nextDifference, contract } = purchase
      return contract.status === 'pastDue' ? (nextUnitPrice ?? unitPrice) + nextDifference : nextDifference
    },
    payAtKonbini: (contractId: string, shownAmount: number) =>
      outcome(() => payAtKonbini(deps, { memberId: userId, contractId, shownAmount })),
    cancelKonbini: (contractId: string) =>
      outcome(() => cancelKonbiniPayment(deps, { memberId: userId, contractId })),
    /** Has the member pay at a store, also with numbers that have just expired. */
    async visitStore(): Promise<void> {
      const last = await lastKonbini()
      if (!last?.intent || last.failureCode === 'canceled') return
      if (last.state !== 'waiting' && last.state !== 'failed') return
      // A store takes nothing for numbers that were canceled a moment before.
      const visit = await sandbox.setKonbiniOutcome(last.intent, 'paid').catch(() => null)
      if (visit === null) return
      world.asked += 1
      const intent = await payments.getPaymentIntent(last.intent)
      if (intent) await settlePayment(deps, last.id, intent)
    },
    /** Has an administrator refund a part of the newest payment of which anything is left. */
    refundPart: (percent: number) =>
      outcome(async () => {
        const payments = await db
          .selectFrom('payments')
          .select('id')
          .where('member_id', '=', userId)
          .where('state', '=', 'succeeded')
          .orderBy('created_at', 'desc')
          .execute()
        for (const { id: paymentId } of payments) {
          const shownLeft = await findRefundableYen(db, paymentId)
          if (shownLeft === 0) continue
          const amount = Math.max(Math.floor((shownLeft * percent) / 100), 1)
          const reason = 'お電話でのご相談'
          return refundByStaff(deps, { paymentId, amount, shownLeft, reason, actorId: userId })
        }
      }),
    /** Returns payments that count other refunds than the provider has made. */
    async listWrongRefunds(): Promise<string[]> {
      const rows = await db
        .selectFrom('payments')
        .select(['provider_id as intent', 'refunded_yen as yen'])
        .where('member_id', '=', userId)
        .where('state', '=', 'succeeded')
        .execute()
      const wrong: string[] = []
      for (const { intent, yen } of rows) {
        const made = await provider.listRefunds({ paymentIntentId: String(intent) })
        const there = made.reduce((sum, { amount, isAccepted }) => sum + (isAccepted ? amount : 0), 0)
        if (there !== yen) wrong.push(`${intent}: ${yen} yen count as refunded, ${there} were`)
      }
      return wrong
    },
    /** Has numbers expire whose time is over, and billing hear of it. */
    async expireKonbini(): Promise<void> {
      const last = await lastKonbini()
      if (last?.state !== 'waiting' || last.intent === null || last.expiresAt > world.now) return
      await sandbox.setKonbiniOutcome(last.intent, 'expired')
      await reconcilePayment(deps, last.id)
    },
    /** Returns the months that each contract counts as paid. */
    paidMonths: () =>
      db
        .selectFrom('contracts')
        .select(['id', 'paid_periods as paidMonths'])
        .where('user_id', '=', userId)
        .execute(),
    /** Has an administrator waive what the contract still owes for an upgrade. */
    waive: (id: string) =>
      outcome(() => waiveDifference(deps, { id, reason: 'お電話でのご相談', actorId: userId })),
    /** Lists contracts that were ever paid or still may be, the newest first. */
    contracts: () =>
      db
        .selectFrom('contracts')
        .select([
          'id',
          'product_id as productId',
          'next_product_id as nextProductId',
          'period_months as periodMonths',
          'next_period_months as nextPeriodMonths',
          'status',
        ])
        .where('user_id', '=', userId)
        .where('status', '<>', 'paymentFailed')
        .orderBy('ordered_at', 'desc')
        .execute(),
    /** Lists all orders, in the order in which they were placed. */
    orderStates: () =>
      db
        .selectFrom('orders')
        .select(['id', 'request_key as requestKey', 'state'])
        .where('member_id', '=', userId)
        .orderBy('id')
        .execute(),
    /** Returns the monthly price of the dearest plan whose functions are open now; 0 without one. */
    openPrice,
    /**
     * Moves to the next day on which anything is due, at most `until`, and does what the jobs would, for this member alone: time
     * moves contracts, then their bills are charged.
     */
    async liveOn(until: string): Promise<void> {
      const before = await dueDays()
      const days = before.flatMap(({ event, charge }) => [event ?? until, charge ?? until])
      const next = days.filter((day) => day > getJstDay(world.now)).sort()[0] ?? until
      const today = next < until ? next : until
      world.now = noonOf(today)
      const moving = before.filter(({ event }) => event !== null && event <= today)
      for (const { id } of moving) await applyTimeEventsToContract(deps, id)
      const after = moving.length === 0 ? before : await dueDays()
      for (const { id, charge } of after)
        if (charge !== null && charge <= today) await chargeContractIfDue(deps, id)
    },
    /** Settles what has no outcome, as reconciliation does two minutes later, until nothing is left. */
    async clear(): Promise<void> {
      world.loss = 'none'
      // The provider is asked for a payment as soon as it is written.
      if (world.cleared === world.asked) return
      for (let round = 0; round < CLEARED_AFTER_ROUNDS; round += 1) {
        world.now = new Date(world.now.getTime() + 180_000)
        const open = await db
          .selectFrom('payments')
          .select(['id', 'failure_code as failureCode', 'provider_id as intent'])
          .where('member_id', '=', userId)
          .where('state', 'in', ['pending', 'unclear', 'refund-due'])
          .execute()
        const refunds = await db
          .selectFrom('refunds as r')
          .innerJoin('payments as p', 'p.id', 'r.payment_id')
          .select(['r.id', 'r.awaits_account as awaitsAccount', 'p.provider_id as intent'])
          .where('p.member_id', '=', userId)
          .where('r.state', '=', 'pending')
          .execute()
        if (open.length === 0 && refunds.length === 0) {
          world.cleared = world.asked
          return
        }
        for (const { id, awaitsAccount, intent } of refunds) {
          if (awaitsAccount) await sandbox.setRefundStatus(String(intent), 'succeeded')
          const refund = await findRefund(db, id)
          if (refund) await reconcileRefund(deps, refund)
        }
        for (const { id, failureCode, intent } of open) {
          // The member has named a bank account.
          if (failureCode === 'refund-awaits-account')
            await sandbox.setRefundStatus(String(intent), 'succeeded')
          await reconcilePayment(deps, id)
        }
      }
    },
    /** Returns whether the provider was asked for money since its ledger was last read, which only this member's payments do. */
    isLedgerNew: () => world.asked > world.read,
    /** Lists every charge that took money and was not refunded, and every one that the card declined, as the provider says. */
    async ledger(): Promise<LedgerCharge[]> {
      world.read = world.asked
      const intents = await sandbox.stripe.charges.list({ customer: customerId, limit: 100 })
      const { rows } = await database.pool.query<Omit<LedgerCharge, 'amount' | 'isRefused'>>(
        `select p.id as "paymentId", p.purpose, o.request_key as "requestKey", i.contract_id as "contractId"
           from payments p left join orders o on o.id = p.order_id
           left join invoices i on i.payment_id = p.id or i.id = p.invoice_id
          where p.member_id = $1`,
        [userId],
      )
      // What staff refunded was wanted once, and money that came for nothing is refunded as a whole by a refund without a row.
      const unwanted = new Set<string>()
      for (const { id, amount_refunded } of intents.data) {
        if (amount_refunded === 0) continue
        const refunds = await sandbox.stripe.refunds.list({ charge: id, limit: 100 })
        if (refunds.data.some(({ metadata }) => !metadata?.refund)) unwanted.add(id)
      }
      const kept = intents.data.filter(({ id }) => !unwanted.has(id))
      return kept.reverse().map(({ amount, metadata, paid }) => {
        const payment = rows.find(({ paymentId }) => paymentId === metadata.payment)
        if (!payment) throw new Error('the provider charged what nobody asked for')
        return { ...payment, amount, isRefused: !paid }
      })
    },
  }

  async function openPrice(): Promise<number> {
    const today = getJstDay(world.now)
    const { contracts, grants } = await listEntitlingContractsAndGrants(db, userId, today)
    return priceOf(computeEntitlements(contracts, grants, today).planName?.ja ?? null)
  }

  function priceOf(planName: string | null): number {
    return products.find(({ name }) => name.ja === planName)?.price ?? 0
  }

  async function dueDays(): Promise<{ id: string; event: string | null; charge: string | null }[]> {
    return db
      .selectFrom('contracts')
      .select(['id', 'next_event_on as event', 'next_charge_on as charge'])
      .where('contractor_id', '=', userId)
      .where((eb) => eb.or([eb('next_event_on', 'is not', null), eb('next_charge_on', 'is not', null)]))
      .orderBy('ordered_at')
      .execute()
  }

  function cancelInConsole(id: string, shownSettlement: number) {
    const act = { reason: 'お電話でのご依頼', actorId: userId, language: 'ja' as const }
    return cancelOrUndoCancelByStaff(deps, { id, cause: 'cancel', shownSettlement, ...act })
  }

  function change(cause: 'cancel' | 'undo-cancel', id: string, shownSettlement: number | null) {
    const refusal = cause === 'cancel' ? 'BILLING_NOT_CANCELLABLE' : 'BILLING_CANCEL_FINAL'
    const now = world.now
    return cancelOrUndoCancelContracts(deps, {
      memberId: userId,
      ids: [id],
      cause,
      refusal,
      shownSettlement,
      now,
      language: 'ja',
    })
  }
}

function withExpiry(intent: ProviderPaymentIntent, expiresAt: Date | null): ProviderPaymentIntent {
  return intent.konbini && expiresAt ? { ...intent, konbini: { ...intent.konbini, expiresAt } } : intent
}

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>

function noonOf(day: string): Date {
  return new Date(`${day}T03:00:00Z`)
}
