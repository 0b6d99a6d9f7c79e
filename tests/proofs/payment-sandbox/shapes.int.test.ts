import { createTestSandbox, listShapeDifferences } from '@hibiki/payment-sandbox/testing'
import { startStripeMock } from '@hibiki/test-harness'
import { expect, it, onTestFinished } from 'vitest'

/** Optional fields that the SDK's types have, and stripe-mock's examples leave out. */
const leftOutOfExamples = [
  'tokens/tok_1.card.allow_redisplay',
  'tokens/tok_1.card.wallet',
  'setup_intents/seti_1.customer_account',
  'payment_intents/pi_1.payment_record',
  'payment_intents/pi_1.source',
  'charges/ch_1.source',
  'charges/ch_1.outcome.risk_level',
]

it('responds with the fields and types of Stripe, by its own description of its API', async () => {
  const sandbox = await createTestSandbox()
  onTestFinished(() => sandbox.close())
  const mock = await startStripeMock()
  onTestFinished(() => mock.stop())
  const { stripe } = sandbox
  const customer = await stripe.customers.create({ metadata: { member: 'member' } })
  const number = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' }
  const token = await stripe.tokens.create({ card: number })
  const card = await stripe.paymentMethods.create({ type: 'card', card: { token: token.id } })
  const payer = { customer: customer.id, payment_method: card.id, confirm: true } as const
  const setup = await stripe.setupIntents.create({ ...payer, usage: 'off_session' })
  const intent = await stripe.paymentIntents.create({
    ...payer,
    amount: 2980,
    currency: 'jpy',
    off_session: true,
  })
  const charge = await stripe.charges.retrieve(String(intent.latest_charge))
  const refund = await stripe.refunds.create({ payment_intent: intent.id })
  const [event] = (await stripe.events.list({ limit: 1 })).data
  const objects = {
    'tokens/tok_1': token,
    'customers/cus_1': customer,
    'payment_methods/pm_1': card,
    'setup_intents/seti_1': setup,
    'payment_intents/pi_1': intent,
    'charges/ch_1': charge,
    'refunds/re_1': refund,
    'events/evt_1': event,
  }
  const differences: string[] = []
  for (const [path, object] of Object.entries(objects)) {
    const response = await fetch(`${mock.url}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_123' },
    })
    const example = (await response.json()) as Record<string, unknown>
    differences.push(...listShapeDifferences({ ...object }, example, path))
  }
  expect(differences).toEqual(leftOutOfExamples)
}, 90_000)
