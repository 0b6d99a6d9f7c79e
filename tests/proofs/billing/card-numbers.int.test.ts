import { openDatabase } from '@hibiki/database'
import { testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { pino } from 'pino'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { processWebhookEvents } from '../../../services/billing/src/modules/payments/process-webhook-events.ts'
import { chargeDueContracts } from '../../../services/billing/src/modules/renewals/charge-due-contracts.ts'
import {
  getProductByKey,
  insertTestMember,
  toLaterNoon,
} from '../../../services/billing/src/testing/contracts.ts'
import { testWebhookSecret } from '../../../services/billing/src/testing/sandbox-billing.ts'
import { type BillingReplicas, createBillingReplicas } from './support/billing-replicas.ts'

/** Cards that are paid, paid, paid with another length of the number, and declined when they are charged. */
const numbers = ['4242424242424242', '5555555555554444', '378282246310005', '4000000000000341']

const lines: string[] = []
let rig: BillingReplicas
beforeAll(async () => {
  rig = await createBillingReplicas({
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  })
})
afterAll(() => rig.close())

/** Does what the card form does: the number goes from the browser to the provider, and a token comes back. */
async function typeCard(number: string): Promise<string> {
  const browser = rig.sandbox.createClient({ key: testSandboxKeys.publishableKey })
  const cvc = number.length === 15 ? '1234' : '123'
  const { id } = await browser.tokens.create({ card: { number, exp_month: '4', exp_year: '2031', cvc } })
  return id
}

/** Returns every row of every table as text. */
async function everythingIn(url: string, schema: string): Promise<string> {
  const database = openDatabase({ url, schema, maxConnections: 1, applicationName: 'search' })
  const { rows: tables } = await database.pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = $1',
    [schema],
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select to_jsonb(t)::text as row from "${name}" t`)
    texts.push(...rows.map(({ row }) => row as string))
  }
  await database.close()
  return texts.join('\n')
}

it('no card number is ever in the database, events, logs or metrics, whatever a client sends', async () => {
  const { billing, sandbox, post, jobs } = rig
  const { id: productId } = await getProductByKey(billing, 'light')
  for (const number of numbers) {
    const userId = await insertTestMember(billing)
    // A client that is not ours sends the number itself.
    for (const body of [
      { token: number },
      { token: `tok_${number}` },
      { token: 'tok_visa', number },
      { token: 'tok_visa', last4: number },
      { card: { number } },
    ])
      expect((await post(userId, '/credit-card/register', body)).status).toBeGreaterThanOrEqual(400)
    await post(userId, `/credit-card/register?number=${number}`, {})
    await post(userId, '/v3/bonuscode/apply', { bonusCode: number })

    const registered = await post(userId, '/credit-card/register', { token: await typeCard(number) })
    expect(registered.status).toBe(200)
    const { id: creditCardId } = JSON.parse(registered.text) as { id: string }
    const bought = await post(userId, '/v3/subscription/subscribe', { productId, creditCardId })
    expect(bought.status).toBe(number.endsWith('0341') ? 402 : 200)
  }
  for await (const event of sandbox.stripe.events.list({ limit: 100 })) {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: testWebhookSecret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await billing.app.inject({ method: 'POST', url: '/v3/payment/webhook', headers, payload })
  }
  await processWebhookEvents(jobs)
  billing.clock.now = toLaterNoon(billing, { months: 1 })
  await chargeDueContracts(jobs)

  const kept = await everythingIn(billing.databaseUrl, 'billing')
  const [logged, metrics] = [lines.join(''), (await billing.app.inject('/metrics')).body]
  // The search covers the right places: the last digits are stored for members, and calls are logged.
  expect(kept).toContain('"last4": "0005"')
  expect(kept).toContain('billing.entitlements-changed.v1')
  expect(logged).toContain('/credit-card/register')
  for (const text of [kept, logged, metrics, await everythingIn(sandbox.databaseUrl, 'payment_sandbox')])
    for (const number of numbers) expect(text.includes(number)).toBe(false)
}, 60_000)
