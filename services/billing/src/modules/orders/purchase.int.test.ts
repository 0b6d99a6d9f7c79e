import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestMember, listOutboxPayloads } from '../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge } from '../../testing/sandbox-billing.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'

const started = new Date('2026-11-21T03:00:00Z')
const agencyCode = '100000000001'
const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = started
})

type Caller = { userId: string; roles?: Role[]; agencyCode?: string }

async function post(caller: Caller, path: string, payload: object, key?: string) {
  const headers = {
    cookie: await billing.sessions.cookieFor(caller),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const response = await billing.app.inject({ method: 'POST', url: path, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
const subscribe = (caller: Caller, payload: object, key: string = randomUUID()) =>
  post(caller, '/v3/subscription/subscribe', payload, key)

async function buyer(roles?: Role[]) {
  const userId = await insertTestMember(billing, { agencyCode })
  const card = await insertTestCard(billing, userId)
  return { caller: { userId, ...(roles && { roles, agencyCode }) }, card }
}
/** Changes a price as the console would, and waits until the cached catalogue is read again. */
async function setPrice(key: string, yen: number): Promise<void> {
  const { id: productId } = await getProductByKey(billing, key)
  await billing.database.pool.query('update products set price_yen = $1 where id = $2', [yen, productId])
  const { caller } = await buyer()
  const shown = async () => (await post(caller, '/payment/order-details', { productId })).body[0]?.unitPrice
  await expect.poll(shown, { timeout: 5000 }).toBe(yen)
}
const contractsOf = (userId: string) =>
  billing.database.db.selectFrom('contracts').selectAll().where('user_id', '=', userId).execute()
const paymentsOf = (userId: string) =>
  billing.database.db.selectFrom('payments').selectAll().where('member_id', '=', userId).execute()
const reconcile = () => reconcilePayments(billing.jobs)
const minutesLater = (minutes: number) => {
  billing.clock.now = new Date(billing.clock.now.getTime() + minutes * 60_000)
}

describe('POST /v3/subscription/subscribe', () => {
  it('responds with 200, charges the card, publishes the open functions at once, and stores the items of the last screen', async () => {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'premium')
    const shown = await post(caller, '/payment/order-confirmation', { productId })
    const response = await subscribe(caller, { productId, creditCardId: card.id })
    expect(response).toMatchObject({
      status: 200,
      body: { state: 'done', message: 'お申込みが完了しました。' },
    })
    expect(await contractsOf(caller.userId)).toMatchObject([
      { status: 'active', anchor_on: '2026-11-21', paid_until: '2026-12-21', card_id: card.id },
    ])
    expect(await paymentsOf(caller.userId)).toMatchObject([{ state: 'succeeded', amount_yen: 2980 }])
    const told = await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', caller.userId)
    expect(told.at(-1)).toMatchObject({ premium: true })
    const order = await billing.database.db
      .selectFrom('orders')
      .select('confirmed')
      .where('member_id', '=', caller.userId)
      .executeTakeFirstOrThrow()
    const items = order.confirmed as unknown as { item: string; text: string }[]
    expect(items.map(({ item }) => item)).toEqual([
      'quantity',
      'price',
      'payment',
      'provision',
      'period',
      'cancellation',
    ])
    expect(items).toEqual(shown.body)
    expect(items[1]?.text).toContain('合計　2,980 円')
  })

  it('executes 20 concurrent requests with one key once with identical responses, and rejects another body', async () => {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'light')
    const key = randomUUID()
    const body = { productId, creditCardId: card.id }
    const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(caller, body, key)))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    expect(await contractsOf(caller.userId)).toHaveLength(1)
    expect(await paymentsOf(caller.userId)).toHaveLength(1)
    const other = await subscribe(caller, { ...body, userIds: [caller.userId] }, key)
    expect([other.status, other.body.code]).toEqual([422, 'BILLING_KEY_REUSED'])
  })

  it('makes one contract and one charge of concurrent orders with different keys or none', async () => {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'light')
    const body = { productId, creditCardId: card.id }
    const responses = await Promise.all([
      subscribe(caller, body),
      subscribe(caller, body),
      post(caller, '/v3/subscription/subscribe', body),
      post(caller, '/v3/subscription/subscribe', body),
    ])
    const codes = responses.map(({ status, body: { code } }) => [status, code])
    expect(codes.filter(([status]) => status === 200).length).toBeGreaterThanOrEqual(1)
    for (const [status, code] of codes)
      expect([200, 'E2005', 'BILLING_ORDER_UNDER_WAY']).toContain(status === 200 ? 200 : code)
    expect(await contractsOf(caller.userId)).toHaveLength(1)
    expect(await paymentsOf(caller.userId)).toHaveLength(1)
  })

  it('rejects a declined card with 402, opens nothing, repeats the rejection under the same key, and accepts another card', async () => {
    const { caller, card } = await buyer()
    await card.behaveLike('chargeDeclined')
    const { id: productId } = await getProductByKey(billing, 'light')
    const key = randomUUID()
    for (const _ of [1, 2]) {
      const response = await subscribe(caller, { productId, creditCardId: card.id }, key)
      expect([response.status, response.body.code]).toEqual([402, 'BILLING_CARD_DECLINED'])
    }
    expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'paymentFailed' }])
    const other = await insertTestCard(billing, caller.userId)
    expect((await subscribe(caller, { productId, creditCardId: other.id })).status).toBe(200)
    expect((await contractsOf(caller.userId)).map(({ status }) => status).sort()).toEqual([
      'active',
      'paymentFailed',
    ])
  })

  it('rejects at once with 402 when the provider can never charge the card, and accepts another card', async () => {
    const { caller, card } = await buyer()
    await billing.payments.detachCard(card.providerId)
    const { id: productId } = await getProductByKey(billing, 'light')
    const response = await subscribe(caller, { productId, creditCardId: card.id })
    expect([response.status, response.body.code]).toEqual([402, 'BILLING_CARD_DECLINED'])
    expect(await paymentsOf(caller.userId)).toMatchObject([{ state: 'failed', failure_code: 'impossible' }])
    const other = await insertTestCard(billing, caller.userId)
    expect((await subscribe(caller, { productId, creditCardId: other.id })).status).toBe(200)
  })

  it('rejects with 402 BILLING_CARD_AUTHENTICATION, also when repeated, when the issuer demands a confirmation by the cardholder', async () => {
    const { caller, card } = await buyer()
    await card.behaveLike('authenticationRequired')
    const { id: productId } = await getProductByKey(billing, 'light')
    const key = randomUUID()
    for (const _ of [1, 2]) {
      const response = await subscribe(caller, { productId, creditCardId: card.id }, key)
      expect([response.status, response.body.code]).toEqual([402, 'BILLING_CARD_AUTHENTICATION'])
    }
    expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'paymentFailed' }])
  })

  it('makes one payment and a contract per user for several users, and fails for all when one has the product already', async () => {
    const { caller, card } = await buyer(['ROLE_PERSON_IN_CHARGE'])
    const customers = [
      await insertTestMember(billing, { agencyCode }),
      await insertTestMember(billing, { agencyCode }),
    ]
    const { id: productId } = await getProductByKey(billing, 'standard')
    const body = { productId, creditCardId: card.id, userIds: customers }
    expect((await subscribe(caller, body)).status).toBe(200)
    expect(await paymentsOf(caller.userId)).toMatchObject([{ amount_yen: 2 * 1980, state: 'succeeded' }])
    for (const id of customers)
      expect(await contractsOf(id)).toMatchObject([{ status: 'active', contractor_id: caller.userId }])
    const free = await insertTestMember(billing, { agencyCode })
    const refused = await subscribe(caller, { ...body, userIds: [free, customers[0]] })
    expect([refused.status, refused.body.code]).toEqual([409, 'E2005'])
    expect(await contractsOf(free)).toEqual([])
  })

  it('rejects with 409 BILLING_PRICE_CHANGED and orders nothing when the price is higher than was shown', async () => {
    const { caller, card } = await buyer(['ROLE_PERSON_IN_CHARGE'])
    const customers = [
      await insertTestMember(billing, { agencyCode }),
      await insertTestMember(billing, { agencyCode }),
    ]
    const { id: productId } = await getProductByKey(billing, 'light')
    const shown = (await post(caller, '/payment/order-details', { productId, userIds: customers })).body
    expect(shown).toMatchObject([{ quantity: 2, unitPrice: 980 }])
    const body = { productId, creditCardId: card.id, userIds: customers }
    const key = randomUUID()
    await setPrice('light', 981)
    const refused = await subscribe(caller, { ...body, shownAmount: 1960 }, key)
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING_PRICE_CHANGED'])
    expect(refused.body.message).toBe(
      '料金が変更されました。新しい金額をご確認のうえ、もう一度お申し込みください。',
    )
    expect(await paymentsOf(caller.userId)).toEqual([])
    for (const id of customers) expect(await contractsOf(id)).toEqual([])
    expect((await subscribe(caller, { ...body, shownAmount: 1962 })).status).toBe(200)
    expect(await paymentsOf(caller.userId)).toMatchObject([{ amount_yen: 1962 }])
    await setPrice('light', 980)
  })

  it('charges a price that fell meanwhile, and repeats a stored response after a change of price', async () => {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'light')
    const key = randomUUID()
    const body = { productId, creditCardId: card.id, shownAmount: 990 }
    const first = await subscribe(caller, body, key)
    expect(await paymentsOf(caller.userId)).toMatchObject([{ amount_yen: 980 }])
    await setPrice('light', 1480)
    expect(await subscribe(caller, body, key)).toEqual(first)
    await setPrice('light', 980)
    expect((await subscribe(caller, { ...body, shownAmount: -1 })).status).toBe(400)
  })

  it('responds with 404 to another member’s card', async () => {
    const [{ caller }, { card }] = [await buyer(), await buyer()]
    const { id: productId } = await getProductByKey(billing, 'light')
    expect((await subscribe(caller, { productId, creditCardId: card.id })).body.code).toBe('E4040')
  })

  it('opens an upgrade at once without charging it now, and lets a downgrade wait', async () => {
    const { caller, card } = await buyer()
    const buy = async (key: string) => {
      const { id: productId } = await getProductByKey(billing, key)
      return (await subscribe(caller, { productId, creditCardId: card.id })).status
    }
    expect([await buy('light'), await buy('premium')]).toEqual([200, 200])
    const premium = await getProductByKey(billing, 'premium')
    expect(await contractsOf(caller.userId)).toMatchObject([
      { product_id: premium.id, unit_price_yen: 2980, next_difference_yen: 2000 },
    ])
    expect(await buy('standard')).toBe(200)
    expect(await contractsOf(caller.userId)).toMatchObject([
      { product_id: premium.id, next_unit_price_yen: 1980 },
    ])
    expect(await paymentsOf(caller.userId)).toHaveLength(1)
  })

  it.each(['response', 'request'] as const)(
    'responds with state confirming when the %s of the charge is lost, and reconciliation settles the payment once',
    async (lost) => {
      const { caller, card } = await buyer()
      const { id: productId } = await getProductByKey(billing, 'light')
      await loseNextCharge(billing, lost)
      const response = await subscribe(caller, { productId, creditCardId: card.id })
      expect(response.body).toMatchObject({ state: 'confirming' })
      expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'pendingPayment' }])
      minutesLater(1)
      await reconcile()
      expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'pendingPayment' }])
      minutesLater(2)
      await Promise.all([reconcile(), reconcile()])
      expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'active' }])
      const { data } = await billing.sandbox.stripe.paymentIntents.list({ customer: card.customerId })
      const [payment] = await paymentsOf(caller.userId)
      expect(data.map(({ metadata }) => metadata.payment)).toEqual([payment?.id])
    },
  )

  it('refunds money that arrives after the contract was given up', async () => {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'light')
    await loseNextCharge(billing, 'response')
    await subscribe(caller, { productId, creditCardId: card.id })
    minutesLater(3 * 24 * 60)
    await applyDueTimeEvents(billing.jobs)
    expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'paymentFailed' }])
    await reconcile()
    const [payment] = await paymentsOf(caller.userId)
    expect(payment).toMatchObject({ state: 'refunded' })
    const paymentIntentId = payment?.provider_id ?? ''
    expect(await billing.payments.listRefunds({ paymentIntentId })).toMatchObject([
      { amount: payment?.amount_yen, isAccepted: true, refundId: null },
    ])
  })
})

describe('POST /v3/subscription/order', () => {
  const order = (caller: Caller, payload: object) =>
    post(caller, '/v3/subscription/order', payload, randomUUID())

  async function rental() {
    const { caller, card } = await buyer()
    const { id: productId } = await getProductByKey(billing, 'dr-ai-rental')
    const { body } = await post(caller, '/v2/address/register/delivery', {
      lastName: '東京',
      firstName: '花子',
      phoneNumber: '0312345678',
      prefectureCode: '13',
      municipalityCode: '13102',
      postcodeFirst: '104',
      postcodeLast: '0061',
      address: '銀座1-2-3',
    })
    return { caller, card, body: { productId, creditCardId: card.id, deliveryId: body.deliveryId } }
  }

  it('responds with 200, verifies the card without charging it, and awaits the delivery', async () => {
    const { caller, body } = await rental()
    expect((await order(caller, body)).body.state).toBe('done')
    expect(await contractsOf(caller.userId)).toMatchObject([
      { status: 'awaitingDelivery', delivery_id: body.deliveryId },
    ])
    expect(await paymentsOf(caller.userId)).toEqual([])
    expect((await order(caller, body)).body.code).toBe('E2003')
  })

  it('rejects a missing address with 422, another member’s or unknown one with 404, and a card that cannot be verified with 402', async () => {
    const { caller, card, body } = await rental()
    const { deliveryId, ...without } = body
    expect((await order(caller, without)).body.code).toBe('BILLING_DELIVERY_REQUIRED')
    const foreign = (await rental()).body.deliveryId
    for (const deliveryId of [foreign, 'x'])
      expect((await order(caller, { ...body, deliveryId })).body.code).toBe('E4040')
    await card.behaveLike('chargeDeclined')
    expect((await order(caller, { ...body, deliveryId })).body.code).toBe('BILLING_CARD_DECLINED')
    await card.behaveLike('authenticationRequired')
    const again = await order(caller, { ...body, deliveryId })
    expect(again.body.code).toBe('BILLING_CARD_AUTHENTICATION')
    expect(await contractsOf(caller.userId)).toEqual([])
  })

  it('rejects with 409 BILLING_PRICE_CHANGED even though nothing is charged yet, without verifying the card', async () => {
    const { caller, body } = await rental()
    const refused = await order(caller, { ...body, shownAmount: 4979 })
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING_PRICE_CHANGED'])
    expect(await contractsOf(caller.userId)).toEqual([])
    expect((await order(caller, { ...body, shownAmount: 4980 })).body.state).toBe('done')
  })

  it('contracts a plan and ignores the address', async () => {
    const { caller, body } = await rental()
    const { id: productId } = await getProductByKey(billing, 'light')
    expect((await order(caller, { ...body, productId })).body.state).toBe('done')
    expect(await contractsOf(caller.userId)).toMatchObject([{ status: 'active', delivery_id: null }])
  })
})
