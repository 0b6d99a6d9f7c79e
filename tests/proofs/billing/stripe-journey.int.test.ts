import { randomUUID } from 'node:crypto'
import { createTestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { pino } from 'pino'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { RefundFailedError } from '../../../services/billing/src/modules/payments/payment-errors.ts'
import { processWebhookEvents } from '../../../services/billing/src/modules/payments/process-webhook-events.ts'
import {
  reconcileAfterRestore,
  recordRestore,
} from '../../../services/billing/src/modules/payments/reconcile-after-restore.ts'
import { refundPayment } from '../../../services/billing/src/modules/payments/refund-payment.ts'
import { createStripeProvider } from '../../../services/billing/src/modules/payments/stripe-provider.ts'
import { reconcileRefunds } from '../../../services/billing/src/modules/refunds/reconcile-refunds.ts'
import { refundByStaff } from '../../../services/billing/src/modules/refunds/refund-by-staff.ts'
import { chargeDueContracts } from '../../../services/billing/src/modules/renewals/charge-due-contracts.ts'
import { createBillingApp } from '../../../services/billing/src/testing/billing-app.ts'
import {
  getProductByKey,
  insertTestContract,
  insertTestMember,
  toLaterNoon,
} from '../../../services/billing/src/testing/contracts.ts'
import { backUpSchema } from './support/database-backup.ts'

/** `npm run stripe-check` sets a test key of Stripe; every other run makes the same journey against the sandbox. */
const stripeKey = process.env.STRIPE_CHECK_KEY ?? ''
const webhookSecret = 'whsec_of_the_journey'
/** Stripe's names of tokens and the sandbox's differ for cards whose holder has to confirm. */
const tokenThatAsksHolder = stripeKey ? 'tok_threeDSecure2Required' : 'tok_authenticationRequiredOnSetup'
const CALLS_TIMEOUT_MS = 120_000

const sandbox = stripeKey ? null : await createTestSandbox()
const secretKey = stripeKey || testSandboxKeys.secretKey
const payments = createStripeProvider({ secretKey, webhookSecret, apiUrl: sandbox?.url ?? '' })
const stripe = sandbox?.stripe ?? new Stripe(secretKey)
const billing = await createBillingApp({ payments, now: new Date().toISOString() })
const jobs = {
  database: billing.database,
  payments,
  clock: () => billing.clock.now,
  log: pino({ level: 'silent' }),
}
afterAll(async () => {
  await billing.close()
  await sandbox?.close()
})

const userId = await insertTestMember(billing)
const { id: productId } = await getProductByKey(billing, 'light')
const post = async (
  url: string,
  payload: object,
  { key, as = userId }: { key?: string; as?: string } = {},
) => {
  const headers = {
    cookie: await billing.cookieFor({ userId: as }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const response = await billing.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
const register = (token: string, as?: string) =>
  post('/credit-card/register', { token }, { ...(as && { as }) })
const { db } = billing.database
const listCards = () => db.selectFrom('cards').selectAll().where('member_id', '=', userId).execute()
const listPayments = () =>
  db.selectFrom('payments').selectAll().where('member_id', '=', userId).orderBy('created_at').execute()
const getCustomerId = async () => {
  const customers = db.selectFrom('payment_customers').select('provider_id').where('member_id', '=', userId)
  return (await customers.executeTakeFirstOrThrow()).provider_id
}
const listIntents = async () =>
  (await stripe.paymentIntents.list({ customer: await getCustomerId(), limit: 100 })).data
const countPaid = async () => (await listIntents()).filter(({ status }) => status === 'succeeded').length
const getActiveContract = () =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()

const getStatus = async (id: string) =>
  (await db.selectFrom('contracts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Gives a member a contract whose renewal was declined, and returns it with the member's customer at the provider. */
async function createDebt(memberId: string): Promise<[contract: { id: string }, customerId: string]> {
  const card = await register('tok_chargeCustomerFail', memberId)
  const { now } = billing.clock
  billing.clock.now = toLaterNoon(billing, { months: -1 })
  const contract = await insertTestContract(billing, { key: 'light', userId: memberId })
  billing.clock.now = now
  await db.updateTable('contracts').set({ card_id: card.body.id }).where('id', '=', contract.id).execute()
  await chargeDueContracts(jobs)
  const customer = db.selectFrom('payment_customers').select('provider_id').where('member_id', '=', memberId)
  return [contract, (await customer.executeTakeFirstOrThrow()).provider_id]
}

/** Sends an event as the provider would, signed now or at another moment. */
const sendEvent = (
  event: object,
  { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
) => {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return billing.app.inject({
    method: 'POST',
    url: '/v3/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}

describe(`the journey of money with ${stripeKey ? 'Stripe' : 'the sandbox'}`, {
  timeout: CALLS_TIMEOUT_MS,
}, () => {
  let cardId = ''
  /** The database as it was before the purchase, and when that was. */
  let backup: Awaited<ReturnType<typeof backUpSchema>> | undefined
  let boughtAfter = billing.clock.now

  it('keeps one card when the same card is registered twice', async () => {
    const first = await register('tok_visa')
    expect(first.status).toBe(200)
    expect((await register('tok_visa')).body.id).toBe(first.body.id)
    expect(await listCards()).toMatchObject([{ brand: 'visa', last4: '4242' }])
    cardId = first.body.id
  })

  it('keeps no declined card, and none whose holder has not confirmed it yet (3-D Secure)', async () => {
    expect((await register('tok_chargeDeclined')).body.code).toBe('BILLING_CARD_DECLINED')
    const asking = await register(tokenThatAsksHolder)
    expect(asking.body.confirmation).toBeDefined()
    expect(await listCards()).toHaveLength(1)
  })

  it('sells nothing to a card that is declined when it is charged', async () => {
    const failing = await register('tok_chargeCustomerFail')
    expect(failing.status).toBe(200)
    const { status, body } = await post('/v3/subscription/subscribe', {
      productId,
      creditCardId: failing.body.id,
    })
    expect([status, body.code]).toEqual([402, 'BILLING_CARD_DECLINED'])
    expect(await countPaid()).toBe(0)
  })

  it('charges a plan once, whole yen, however often the request is repeated', async () => {
    backup = await backUpSchema(billing.adminUrl, 'billing')
    boughtAfter = billing.clock.now
    const key = randomUUID()
    const order = { productId, creditCardId: cardId }
    const results = [await post('/v3/subscription/subscribe', order, { key })]
    results.push(await post('/v3/subscription/subscribe', order, { key }))
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect(results[0]?.body.orderId).toBe(results[1]?.body.orderId)
    const paid = (await listIntents()).filter(({ status }) => status === 'succeeded')
    expect(paid).toMatchObject([{ amount: 980, currency: 'jpy' }])
    const payment = (await listPayments()).find(({ state }) => state === 'succeeded')
    expect(paid[0]?.id).toBe(payment?.provider_id)
    expect(paid[0]?.metadata.payment).toBe(payment?.id)
  })

  it('books a purchase that a restored backup does not know, and charges nothing a second time', async () => {
    const { paid_until: paidUntil } = await getActiveContract()
    await backup?.restore()
    expect(await listPayments()).not.toContainEqual(expect.objectContaining({ state: 'succeeded' }))
    await recordRestore({ ...jobs, db }, [boughtAfter.toISOString()])
    const order = { productId, creditCardId: cardId }
    expect((await post('/v3/subscription/subscribe', order)).body.code).toBe('E5030')
    expect(await reconcileAfterRestore({ ...jobs, db })).toContain('1 booked')
    await chargeDueContracts(jobs)
    expect(await countPaid()).toBe(1)
    expect(await getActiveContract()).toMatchObject({ status: 'active', paid_until: paidUntil })
  })

  it('takes events in any order and repeatedly, and rejects forged and old ones', async () => {
    const before = [await listPayments(), await getActiveContract()]
    const events = (await listIntents()).map(({ id, status }, index) => ({
      id: `evt_${index}_${randomUUID()}`,
      type: status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
      created: 0,
      data: { object: { id } },
    }))
    expect(events.length).toBeGreaterThan(1)
    for (const event of [...events, ...events.toReversed()])
      expect((await sendEvent(event)).statusCode).toBe(200)
    await processWebhookEvents(jobs)
    expect([await listPayments(), await getActiveContract()]).toEqual(before)
    const stored = db.selectFrom('webhook_events').selectAll().where('done_at', 'is not', null)
    expect(await stored.execute()).toHaveLength(events.length)
    const another = { ...events[0], id: `evt_${randomUUID()}` }
    const old = { timestamp: Math.floor(Date.now() / 1000) - 301 }
    for (const signing of [{ secret: 'whsec_of_somebody_else' }, old])
      expect((await sendEvent(another, signing)).json().code).toBe('BILLING_EVENT_REFUSED')
  })

  it('refunds a part of a payment once, however often it is sent, and never more than is left', async () => {
    const payment = (await listPayments()).find(({ state }) => state === 'succeeded')
    const [paymentId, providerId] = [payment?.id ?? '', payment?.provider_id ?? '']
    const refund = { paymentId, amount: 100, reason: 'お詫び', actorId: userId }
    await refundByStaff(jobs, { ...refund, shownLeft: 980 })
    await expect(refundByStaff(jobs, { ...refund, shownLeft: 980 })).rejects.toThrow(
      'BILLING_REFUND_OUTDATED',
    )
    // The row is as it was before the response arrived.
    await db.updateTable('refunds').set({ state: 'pending', settled_at: null, provider_id: null }).execute()
    await db.updateTable('payments').set({ refunded_yen: 0 }).where('id', '=', paymentId).execute()
    billing.clock.now = new Date(billing.clock.now.getTime() + 120_000)
    await reconcileRefunds(jobs)
    const [booked] = await db.selectFrom('refunds').selectAll().execute()
    expect(booked).toMatchObject({ state: 'made', amount_yen: 100 })
    const { data } = await stripe.refunds.list({ payment_intent: providerId })
    expect(data.map(({ amount, metadata }) => [amount, metadata?.refund])).toEqual([[100, booked?.id]])
    const tooMuch = { paymentIntentId: providerId, amountYen: 881, refundId: randomUUID() }
    await expect(payments.refundPart({ ...tooMuch, idempotencyKey: randomUUID() })).rejects.toThrow(
      RefundFailedError,
    )
  })

  it('gives a payment back once', async () => {
    const payment = (await listPayments()).find(({ state }) => state === 'succeeded')
    const paymentId = payment?.id ?? ''
    const providerId = payment?.provider_id ?? ''
    await db.updateTable('payments').set({ state: 'refund-due' }).where('id', '=', paymentId).execute()
    expect(await refundPayment(jobs, paymentId)).toBe('refunded')
    expect(await refundPayment(jobs, paymentId)).toBe('refunded')
    const { data } = await stripe.refunds.list({ payment_intent: providerId })
    // What is left after the refund of a part is given back.
    expect(data.map(({ amount }) => amount)).toEqual([880, 100])
  })

  it('gets numbers of convenience stores once, opens nothing for them, and takes them back', async () => {
    const debtorId = await insertTestMember(billing)
    const [contract, customerId] = await createDebt(debtorId)
    const call = (path: string, payload: object) =>
      post(`/v3/subscription/${path}`, payload, { as: debtorId })
    const request = { paymentHistoryId: contract.id, shownAmount: 980 }
    const results = [await call('pay-at-konbini', request), await call('pay-at-konbini', request)]
    expect(results.map(({ body }) => body.state ?? body.code)).toEqual(['waiting', 'waiting'])
    const ofStores = async () => {
      const { data } = await stripe.paymentIntents.list({ customer: customerId, limit: 100 })
      return data.filter(({ payment_method_types: types }) => types.includes('konbini'))
    }
    const [waiting] = await ofStores()
    expect(await ofStores()).toMatchObject([{ status: 'requires_action', amount: 980, currency: 'jpy' }])
    const numbers = waiting?.next_action?.konbini_display_details
    expect(Object.values(numbers?.stores ?? {}).some((store) => store?.payment_code)).toBe(true)
    expect(await getStatus(contract.id)).toBe('pastDue')
    expect((await call('cancel-konbini', { paymentHistoryId: contract.id })).status).toBe(200)
    expect(await ofStores()).toMatchObject([{ status: 'canceled' }])
    expect(await getStatus(contract.id)).toBe('pastDue')
    await payments.deleteCustomer(customerId)
  })

  it("erases the customer at the provider with the member's cards", async () => {
    const customerId = await getCustomerId()
    await payments.deleteCustomer(customerId)
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true })
  })
})
