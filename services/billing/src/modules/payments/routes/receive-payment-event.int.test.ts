import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge, testWebhookSecret } from '../../../testing/sandbox-billing.ts'
import { processWebhookEvents } from '../process-webhook-events.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

const send = async (event: object, signature?: string | null) => {
  const payload = JSON.stringify(event)
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: testWebhookSecret })
  const headers = {
    'content-type': 'application/json',
    ...(signature !== null && { 'stripe-signature': signature ?? signed }),
  }
  return billing.app.inject({ method: 'POST', url: '/v3/payment/webhook', headers, payload })
}
const event = (type: string, objectId: string, id = `evt_${randomUUID()}`) => ({
  id,
  type,
  created: 0,
  data: { object: { id: objectId } },
})
const work = (log = billing.jobs.log) => processWebhookEvents({ ...billing.jobs, log })
/** Charges a card past billing, for a payment of this name, and returns the intent. */
const chargeElsewhere = async (card: string, payment: string): Promise<string> => {
  const { stripe } = billing.sandbox
  const { id } = await stripe.paymentIntents.create({ amount: 980, currency: 'jpy', metadata: { payment } })
  await stripe.paymentIntents.confirm(id, { payment_method: card }).catch(() => {})
  return id
}
const waiting = () =>
  billing.database.db.selectFrom('webhook_events').selectAll().where('done_at', 'is', null).execute()

/** Creates a purchase whose response was lost after the card was charged. */
async function unclearPurchase(): Promise<{ userId: string; intentId: string }> {
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'light')
  await loseNextCharge(billing, 'response')
  await billing.app.inject({
    method: 'POST',
    url: '/v3/subscription/subscribe',
    headers: { cookie: await billing.sessions.cookieFor({ userId }) },
    payload: { productId, creditCardId: card.id },
  })
  const intents = await billing.sandbox.stripe.paymentIntents.list({ customer: card.customerId })
  const intentId = intents.data[0]?.id ?? ''
  return { userId, intentId }
}
const statusOf = async (userId: string) => {
  const query = billing.database.db.selectFrom('contracts').select('status').where('user_id', '=', userId)
  return (await query.executeTakeFirstOrThrow()).status
}

describe('POST /v3/payment/webhook', () => {
  it('responds with 200, stores an event once, and settles an unclear purchase once despite repeated and late events', async () => {
    const { userId, intentId } = await unclearPurchase()
    expect(await statusOf(userId)).toBe('pendingPayment')
    const succeeded = event('payment_intent.succeeded', intentId)
    const late = [event('payment_intent.created', intentId), event('payment_intent.processing', intentId)]
    for (const one of [succeeded, ...late, succeeded, succeeded])
      expect((await send(one)).statusCode).toBe(200)
    expect(await waiting()).toHaveLength(3)
    await Promise.all([work(), work()])
    expect(await waiting()).toEqual([])
    expect(await statusOf(userId)).toBe('active')
    const invoices = await billing.database.db
      .selectFrom('invoices')
      .select('state')
      .where('member_id', '=', userId)
      .execute()
    expect(invoices).toEqual([{ state: 'paid' }])
    expect((await billing.sandbox.readTotals()).all.refunded).toBe(0)
  })

  it('settles by what the provider says, not by the event’s type', async () => {
    const { userId, intentId } = await unclearPurchase()
    await send(event('payment_intent.payment_failed', intentId))
    await work()
    expect(await statusOf(userId)).toBe('active')
  })

  it('rejects a missing or wrong signature with 400 BILLING_EVENT_REFUSED and stores nothing', async () => {
    for (const signature of [null, 'forged']) {
      const response = await send(event('payment_intent.succeeded', 'pi_1'), signature)
      expect([response.statusCode, response.json().code]).toEqual([400, 'BILLING_EVENT_REFUSED'])
    }
    expect(await waiting()).toEqual([])
  })

  it('ignores events of other types, of unknown intents, and of payments of other systems', async () => {
    for (const one of [
      event('customer.created', 'cus_1'),
      event('payment_intent.succeeded', 'pi_unknown'),
      event('payment_intent.succeeded', await chargeElsewhere('pm_card_visa', 'somebody else’s')),
    ])
      expect((await send(one)).statusCode).toBe(200)
    await work()
    expect(await waiting()).toEqual([])
  })

  it('logs an error for money with our metadata of a payment that is unknown here, as after a restore', async () => {
    const payment = randomUUID()
    const paid = await chargeElsewhere('pm_card_visa', payment)
    const refused = await chargeElsewhere('pm_card_chargeDeclined', payment)
    for (const id of [paid, refused]) await send(event('payment_intent.succeeded', id))
    const lines: string[] = []
    await work(pino({ level: 'error' }, { write: (line) => lines.push(line) }))
    expect(await waiting()).toEqual([])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { providerId: paid, msg: 'the payment provider charged a payment that is not known here' },
    ])
  })

  it('processes the event again when the provider was away', async () => {
    const { userId, intentId } = await unclearPurchase()
    await billing.sandbox.addFaults({
      kind: 'drop-before',
      method: 'GET',
      path: '/v1/payment_intents/*',
      times: 2,
    })
    await send(event('payment_intent.succeeded', intentId))
    await work()
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    await billing.database.pool.query('update webhook_events set next_try_at = now()')
    await work()
    expect(await statusOf(userId)).toBe('active')
  })
})
