import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
} from '../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge } from '../../testing/sandbox-billing.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

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
  await reconcilePayments(billing.jobs)
}

describe('an order repeated under its key after its payment came to nothing', () => {
  it('responds with BILLING_PAYMENT_LAPSED when the provider never had the payment', async () => {
    const one = await buyer()
    const key = randomUUID()
    await loseNextCharge(billing, 'request')
    expect(await one.subscribe(key)).toBe('confirming')
    await reconcileAfter(24 * 3_600_000)
    await one.forgetResponse()
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_LAPSED')
  })

  it('responds with BILLING_PAYMENT_REFUNDED when the contract had ended before the money arrived', async () => {
    const one = await buyer()
    const key = randomUUID()
    const { charge } = billing.payments
    vi.spyOn(billing.payments, 'charge').mockImplementationOnce(async (options) => {
      await applyTransitionToContract(billing, (await one.contract()).id, 'person-deleted')
      return charge(options)
    })
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
    expect((await billing.sandbox.readTotals()).all.refunded).toBe(980)
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
    await one.forgetResponse()
    expect(await one.subscribe(key)).toBe('BILLING_PAYMENT_REFUNDED')
  })

  it('responds with BILLING_CARD_DECLINED when the card was declined', async () => {
    const one = await buyer()
    const key = randomUUID()
    await one.card.behaveLike('chargeDeclined')
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
