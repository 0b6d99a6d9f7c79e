import { openDatabase } from '@hibiki/database'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runInExclusiveTransaction } from '../src/execute-api-call.ts'
import type { SandboxTables } from '../src/store/sandbox-tables.ts'
import { createTestSandbox } from '../src/testing/index.ts'
import { catchStripeError, createCardForm, createCustomerWithCard } from './fixtures/cards.ts'

const sandbox = await createTestSandbox()
const database = openDatabase<SandboxTables>({
  url: sandbox.databaseUrl,
  schema: 'payment_sandbox',
  applicationName: 'test',
})
afterAll(async () => {
  await database.close()
  await sandbox.close()
})

describe('API keys', () => {
  it('are required: 401 without one, with a wrong one, and with the publishable one for more than tokens', async () => {
    const none = await fetch(`${sandbox.url}/v1/customers`)
    expect(none.status).toBe(401)
    expect(await none.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    const wrong = sandbox.createClient({ key: 'sk_test_of_somebody_else' })
    expect(await catchStripeError(wrong.customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      message: 'Invalid API Key provided: sk_test_********',
    })
    const browser = sandbox.createClient({ key: 'pk_test_hibiki' })
    expect(await catchStripeError(browser.customers.list())).toMatchObject({ code: 'secret_key_required' })
    expect((await browser.tokens.create({ card: createCardForm() })).object).toBe('token')
    const control = await fetch(`${sandbox.url}/_sandbox/totals`)
    expect(control.status).toBe(401)
  })
})

describe('unknown requests', () => {
  it('respond 404 in the shape of Stripe for an unknown address, even one of Stripe itself', async () => {
    const error = await catchStripeError(sandbox.stripe.balance.retrieve())
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 })
    expect(error.message).toContain('Unrecognized request URL (GET: /v1/balance)')
  })

  it('respond 400 for an unknown parameter at any depth, and create nothing', async () => {
    const before = (await sandbox.stripe.customers.list({ limit: 100 })).data.length
    const odd = { colour: 'red', invoice_settings: { footer: 'x' } } as object
    expect(await catchStripeError(sandbox.stripe.customers.create(odd))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
    })
    const deep = sandbox.stripe.customers.create({ invoice_settings: { footer: 'x' } } as object)
    expect(await catchStripeError(deep)).toMatchObject({ param: 'invoice_settings[footer]' })
    const missing = sandbox.stripe.paymentIntents.create({ currency: 'jpy' } as never)
    expect(await catchStripeError(missing)).toMatchObject({ code: 'parameter_missing', param: 'amount' })
    expect((await sandbox.stripe.customers.list({ limit: 100 })).data.length).toBe(before)
  })

  it('respond 400 for a field that cannot be expanded', async () => {
    const { id } = await sandbox.stripe.customers.create({})
    const call = sandbox.stripe.customers.retrieve(id, { expand: ['friends'] })
    expect(await catchStripeError(call)).toMatchObject({ statusCode: 400, param: 'expand' })
  })

  it('respond 400 for malformed parameter names', async () => {
    for (const body of ['a[b=1', 'metadata[__proto__][x]=1&metadata[__proto__]=2', '[x]=1']) {
      const response = await fetch(`${sandbox.url}/v1/customers`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer sk_test_hibiki',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body,
      })
      expect([body, response.status]).toEqual([body, 400])
    }
  })
})

describe('metadata', () => {
  it('has at most 50 names of 40 characters with values of 500', async () => {
    const create = (metadata: Record<string, string>) => sandbox.stripe.customers.create({ metadata })
    const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 'v']))
    expect(Object.keys((await create(fifty)).metadata)).toHaveLength(50)
    for (const wrong of [{ ...fifty, more: 'x' }, { ['k'.repeat(41)]: 'x' }, { k: 'x'.repeat(501) }]) {
      expect(await catchStripeError(create(wrong))).toMatchObject({ statusCode: 400 })
    }
  })
})

describe('lists', () => {
  it('return pages of at most 100, newest first, and continue after or before an object', async () => {
    const made: string[] = []
    for (const email of Array.from({ length: 5 }, () => 'page@hibiki.example')) {
      made.unshift((await sandbox.stripe.customers.create({ email })).id)
    }
    const list = (page: object) => sandbox.stripe.customers.list({ email: 'page@hibiki.example', ...page })
    const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id)
    const [first, , third] = made
    const start = await list({ limit: 2 })
    expect([ids(start), start.has_more]).toEqual([made.slice(0, 2), true])
    const rest = await list({ limit: 3, starting_after: made[1] })
    expect([ids(rest), rest.has_more]).toEqual([made.slice(2), false])
    expect(ids(await list({ limit: 1, ending_before: third }))).toEqual([made[1]])
    expect(ids(await list({ ending_before: first }))).toEqual([])
    const all: string[] = []
    for await (const { id } of list({ limit: 2 })) all.push(id)
    expect(all).toEqual(made)
    expect(await catchStripeError(list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' })
    expect(await catchStripeError(list({ starting_after: 'cus_none' }))).toMatchObject({
      param: 'starting_after',
    })
  })
})

describe('idempotency keys', () => {
  const charge = (customer: string, card: string, key: string, amount = 500) =>
    sandbox.stripe.paymentIntents.create(
      { amount, currency: 'jpy', customer, payment_method: card, confirm: true, off_session: true },
      { idempotencyKey: key },
    )

  const runningKeys = async () => {
    const rows = database.db.selectFrom('idempotency_keys').select('key').where('status', 'is', null)
    return (await rows.execute()).map(({ key }) => key)
  }

  /** A request that comes now has taken its key and waits, until the function that is returned is called. */
  async function holdWrites(): Promise<() => void> {
    const holding = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const held = runInExclusiveTransaction(database, () => {
      holding.resolve()
      return finished.promise
    })
    onTestFinished(() => {
      finished.resolve()
      return held
    })
    await holding.promise
    return finished.resolve
  }

  it('return the same response for the same request, which charges once', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox)
    const first = await charge(customer, card, 'same')
    const again = await charge(customer, card, 'same')
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await sandbox.readTotals()).customers[customer]?.charges).toBe(1)
  })

  it('respond 400 to another request with the same key', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox)
    await charge(customer, card, 'other')
    expect(await catchStripeError(charge(customer, card, 'other', 501))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
    const elsewhere = sandbox.stripe.customers.create({}, { idempotencyKey: 'other' })
    expect(await catchStripeError(elsewhere)).toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('respond 409 while the first request runs; the official client waits and gets its response', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox)
    const finish = await holdWrites()
    const first = charge(customer, card, 'running')
    await vi.waitFor(async () => expect(await runningKeys()).toEqual(['running']), { timeout: 10_000 })
    expect(await catchStripeError(charge(customer, card, 'running'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    const statuses: number[] = []
    const httpClient = Stripe.createFetchHttpClient(async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request)
      statuses.push(response.status)
      finish()
      await first
      return response
    })
    const patient = sandbox.createClient({ config: { maxNetworkRetries: 1, httpClient } })
    const params = { amount: 500, currency: 'jpy', customer, payment_method: card }
    const waited = await patient.paymentIntents.create(
      { ...params, confirm: true, off_session: true },
      { idempotencyKey: 'running' },
    )
    expect(statuses).toEqual([409, 200])
    expect(waited.id).toBe((await first).id)
    expect((await sandbox.readTotals()).customers[customer]?.charges).toBe(1)
  })

  it('also remember a decline', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox, 'tok_chargeCustomerFail')
    const [first, again] = [
      await catchStripeError(charge(customer, card, 'declined')),
      await catchStripeError(charge(customer, card, 'declined')),
    ]
    expect(again.payment_intent?.id).toBe(first.payment_intent?.id)
    expect((await sandbox.readTotals()).customers[customer]?.declined).toBe(1)
  })

  it('remain usable after a rejected request', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox)
    expect(await catchStripeError(charge(customer, card, 'refused', 1))).toMatchObject({ statusCode: 400 })
    expect(await catchStripeError(charge('cus_none', card, 'refused'))).toMatchObject({ statusCode: 404 })
    expect((await charge(customer, card, 'refused')).status).toBe('succeeded')
  })

  it('respond 400 for more than 255 characters', async () => {
    const call = sandbox.stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) })
    expect(await catchStripeError(call)).toMatchObject({ statusCode: 400 })
  })
})
