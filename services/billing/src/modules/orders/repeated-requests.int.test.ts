import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../../testing/billing-app.ts'
import { insertTestCard } from '../../testing/cards.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
} from '../../testing/contracts.ts'
import { createStandInProvider, type StandInProvider } from '../../testing/stand-in-provider.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'

let billing: BillingApp
let provider: StandInProvider
let charge: StandInProvider['charge']
beforeAll(async () => {
  provider = createStandInProvider(() => billing.clock.now)
  charge = provider.charge
  billing = await createBillingApp({ payments: provider })
})
afterAll(() => billing.close())
beforeEach(() => {
  provider.charge = charge
  provider.faults = []
})

async function buyer() {
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const cookie = await billing.cookieFor({ userId })
  const { db } = billing.database
  async function post(url: string, payload: object, key?: string): Promise<string> {
    const headers = { cookie, ...(key !== undefined && { 'idempotency-key': key }) }
    const response = await billing.app.inject({ method: 'POST', url, headers, payload })
    return response.json().code ?? response.json().state
  }
  return {
    userId,
    card,
    post,
    async subscribe(key: string) {
      const { id: productId } = await getProductByKey(billing, 'light')
      return post('/v3/subscription/subscribe', { productId, creditCardId: card.id }, key)
    },
    contract: () =>
      db.selectFrom('contracts').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow(),
    /** Deletes the stored response, as if the process had died before storing it. */
    forgetResponse: () => db.deleteFrom('idempotency_keys').where('member_id', '=', userId).execute(),
  }
}

async function reconcileAfter(ms: number): Promise<void> {
  billing.clock.now = new Date(billing.clock.now.getTime() + ms)
  const { database, clock } = billing
  const log = pino({ level: 'silent' })
  await reconcilePayments({ database, payments: provider, clock: () => clock.now, log })
}

describe('an order repeated under its key after its payment came to nothing', () => {
  it('responds with BILLING_PAYMENT_LAPSED when the provider never had the payment', async () => {
    const one = await buyer()
    const key = randomUUID()
    provider.charge = () => Promise.reject(new Error('connection refused'))
    expect(await one.subscribe(key)).toBe('confirming')
    await reconcileAfter(24 * 3_600_000)
    await one.forgetResponse()
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_LAPSED')
  })

  it('responds with BILLING_PAYMENT_REFUNDED when the contract had ended before the money arrived', async () => {
    const one = await buyer()
    const key = randomUUID()
    provider.charge = async (options) => {
      await applyTransitionToContract(billing, (await one.contract()).id, 'person-deleted')
      return charge(options)
    }
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
    expect(provider.refunded.size).toBe(1)
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
    await one.forgetResponse()
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
  })

  it('responds with BILLING_CARD_DECLINED when the card was declined', async () => {
    const one = await buyer()
    const key = randomUUID()
    provider.refusing.add(one.card.providerId)
    expect(await one.subscribe(key)).toBe('BILLING_CARD_DECLINED')
    await one.forgetResponse()
    expect(await one.subscribe(key)).toBe('BILLING_CARD_DECLINED')
  })
})

describe('POST /v3/subscription/update-card repeated without a key', () => {
  it('is executed again when the card was changed back in the same minute', async () => {
    const one = await buyer()
    const { id: paymentHistoryId } = await insertTestContract(billing, { key: 'light', userId: one.userId })
    const second = await insertTestCard(billing, one.userId)
    for (const { id: creditCardId } of [second, one.card, second]) {
      const body = { paymentHistoryId, creditCardId }
      expect(await one.post('/v3/subscription/update-card', body)).toBe('nothing-due')
      expect((await one.contract()).card_id).toBe(creditCardId)
    }
  })
})
