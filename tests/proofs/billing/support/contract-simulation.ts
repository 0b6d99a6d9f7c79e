import { getJstDay } from '@hibiki/calendar'
import { insertBonusCredit } from '../../../../services/billing/src/modules/bonus/bonus-codes.sql.ts'
import { reconcilePayments } from '../../../../services/billing/src/modules/payments/reconcile-payments.ts'
import { applyDueTimeEvents } from '../../../../services/billing/src/modules/renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../../../../services/billing/src/modules/renewals/charge-due-contracts.ts'
import { insertTestCard } from '../../../../services/billing/src/testing/cards.ts'
import { getProductByKey } from '../../../../services/billing/src/testing/contracts.ts'
import {
  type MemberAct,
  TEST_CREDIT_YEN,
  testPlans,
} from '../../../../services/billing/src/testing/expected-contract-life.ts'
import { createSandboxBilling } from '../../../../services/billing/src/testing/sandbox-billing.ts'
import { addSandboxMember } from './sandbox-member.ts'
import { withLostResponses } from './with-lost-responses.ts'

/** A member whose contract is driven through the calls of the service. */
export interface Subscriber {
  userId: string
  customerId: string
  contractId: string
  cards: { good: string; bad: string }
}

export interface ChargeAttempt {
  on: string
  amount: number
  paid: boolean
}

/** Starts billing and the payment sandbox with one clock, which is set to noon or the evening of a day in Japan. */
export async function createContractSimulation(firstDay: string) {
  const billing = await createSandboxBilling({
    now: `${firstDay}T03:00:00Z`,
    // Every seventh response is lost, half of them before the provider received the request.
    around: (provider) => withLostResponses(provider, { every: 7 }),
  })
  const { sandbox } = billing
  const jobs = { ...billing.jobs, payments: billing.payments }
  const products = await Promise.all(testPlans.map(({ key }) => getProductByKey(billing, key)))

  async function call(userId: string, path: string, payload?: object) {
    const response = await billing.app.inject({
      method: payload ? 'POST' : 'GET',
      url: path,
      headers: { cookie: await billing.sessions.cookieFor({ userId }) },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const order = (userId: string, creditCardId: string, plan: number) =>
    call(userId, '/v3/subscription/subscribe', { productId: products[plan]?.id, creditCardId })
  /** The maximum of the next payment as the page shows it: the price, and separately the difference of an upgrade. */
  async function preview(userId: string, plan: number): Promise<{ price: number; difference: number }> {
    const { body } = await call(userId, '/payment/order-details', { productId: products[plan]?.id })
    const lines = body as { kind: string; unitPrice: number; quantity: number }[]
    const sum = (isWanted: (kind: string) => boolean) =>
      lines.filter(({ kind }) => isWanted(kind)).reduce((yen, one) => yen + one.unitPrice * one.quantity, 0)
    return { price: sum((kind) => kind !== 'difference'), difference: sum((kind) => kind === 'difference') }
  }

  return {
    billing,
    /** Does at noon what the jobs do on that day, by two replicas at the same moment. */
    async noonOf(day: string): Promise<void> {
      billing.clock.now = new Date(`${day}T03:00:00Z`)
      await applyDueTimeEvents(jobs)
      await Promise.all([chargeDueContracts(jobs), chargeDueContracts(jobs)])
      await clearPayments()
    },
    /** Does in the evening what the members do. */
    eveningOf(day: string): void {
      billing.clock.now = new Date(`${day}T09:00:00Z`)
    },
    clearPayments,
    async newMember(): Promise<Omit<Subscriber, 'contractId'>> {
      const { userId, customerId, cardId: good } = await addSandboxMember(billing, sandbox)
      const { id: bad } = await insertTestCard(billing, userId, 'chargeCustomerFail')
      return { userId, customerId, cards: { good, bad } }
    },
    async buy(member: Omit<Subscriber, 'contractId'>, plan: number): Promise<Subscriber> {
      const { status } = await order(member.userId, member.cards.good, plan)
      if (status !== 200) throw new Error(`the purchase was answered ${status}`)
      const row = await billing.database.db
        .selectFrom('contracts')
        .select('id')
        .where('user_id', '=', member.userId)
        .executeTakeFirstOrThrow()
      return { ...member, contractId: row.id }
    },
    preview,
    /** Makes the call of one act; returns the response's status. */
    async act({ userId, contractId, cards }: Subscriber, act: MemberAct, toPlan: number): Promise<number> {
      if (act === 'cancel' || act === 'undo') {
        const path = act === 'undo' ? 'undo-cancel' : act
        return (await call(userId, `/v3/subscription/${path}`, { paymentHistoryIds: [contractId] })).status
      }
      if (act === 'credit') return giveCredit(userId)
      if (act === 'upgrade' || act === 'downgrade') return (await order(userId, cards.good, toPlan)).status
      const creditCardId = act === 'good-card' ? cards.good : cards.bad
      const body = { paymentHistoryId: contractId, creditCardId }
      return (await call(userId, '/v3/subscription/update-card', body)).status
    },
    /** Returns E0000, E2001 or E2002. */
    async access({ userId }: Subscriber): Promise<string> {
      const { body } = await call(userId, '/v2/esthe/available-loop-func')
      return typeof body === 'string' ? body : (body as { code: string }).code
    },
    /** Lists every attempt of the provider, by customer, the oldest first. */
    async charges(): Promise<Map<string, ChargeAttempt[]>> {
      const found = new Map<string, ChargeAttempt[]>()
      for await (const { customer, created, amount, paid } of sandbox.stripe.charges.list({ limit: 100 })) {
        const of = found.get(String(customer)) ?? []
        found.set(String(customer), [{ on: getJstDay(new Date(created * 1000)), amount, paid }, ...of])
      }
      return found
    },
    sandbox,
    close: () => billing.close(),
  }

  async function giveCredit(memberId: string): Promise<number> {
    const credit = { memberId, yen: TEST_CREDIT_YEN, now: billing.clock.now }
    await billing.database.db.transaction().execute((trx) => insertBonusCredit(trx, credit))
    return 200
  }

  /** Settles payments without a response minutes later; some only at the second attempt, because that response was lost, too. */
  async function clearPayments(): Promise<void> {
    const before = billing.clock.now
    for (let minutes = 3; await isAnyOpen(); minutes += 3) {
      if (minutes > 30) throw new Error('a payment stays unclear')
      billing.clock.now = new Date(before.getTime() + minutes * 60_000)
      await reconcilePayments(jobs)
    }
    billing.clock.now = before
  }

  async function isAnyOpen(): Promise<boolean> {
    const { rows } = await billing.database.pool.query(
      "select from payments where state in ('pending', 'unclear', 'refund-due') limit 1",
    )
    return rows.length > 0
  }
}

export type ContractSimulation = Awaited<ReturnType<typeof createContractSimulation>>
