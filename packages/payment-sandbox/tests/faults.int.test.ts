import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestSandbox } from '../src/testing/index.ts'
import { catchStripeError, createCustomerWithCard } from './fixtures/cards.ts'

let customer: string
let card: string
const sandbox = await createTestSandbox()
afterEach(() => sandbox.control('DELETE', 'faults'))
afterAll(() => sandbox.close())

const charge = (idempotencyKey: string, timeout = 5000) =>
  sandbox.stripe.paymentIntents.create(
    { amount: 500, currency: 'jpy', customer, payment_method: card, confirm: true, off_session: true },
    { idempotencyKey, timeout },
  )
const charges = async () => (await sandbox.readTotals()).customers[customer]?.charges ?? 0

describe('simulated faults of calls', () => {
  it.each([
    ['drop-before', 0, 'StripeConnectionError'],
    ['drop-after', 1, 'StripeConnectionError'],
    ['hang-after', 1, 'StripeConnectionError'],
    ['error-before', 0, 'StripeAPIError'],
    ['error-after', 1, 'StripeAPIError'],
  ] as const)('%s causes %i charges, and the caller sees a %s', async (kind, charged, type) => {
    ;({ customer, card } = await createCustomerWithCard(sandbox))
    // The client retries once by itself when a reused connection is closed, so there are two.
    const times = kind.startsWith('drop') ? 2 : 1
    await sandbox.addFaults({ kind, method: 'POST', path: '/v1/payment_intents', ms: 60_000, times })
    expect(await catchStripeError(charge(kind, kind === 'hang-after' ? 1500 : undefined))).toMatchObject({
      type,
    })
    expect(await charges()).toBe(charged)
    if (kind.startsWith('error')) {
      // As Stripe documents it, the key remembers a 500 like any other response.
      expect(await catchStripeError(charge(kind))).toMatchObject({ type })
      expect(await charges()).toBe(charged)
    } else {
      expect((await charge(kind)).status).toBe('succeeded')
      expect(await charges()).toBe(1)
    }
  })

  it('the official client retries dropped connections by itself, and charges once', async () => {
    ;({ customer, card } = await createCustomerWithCard(sandbox))
    await sandbox.addFaults(
      { kind: 'drop-after', path: '/v1/payment_intents' },
      { kind: 'drop-before', path: '/v1/payment_intents' },
    )
    const patient = sandbox.createClient({ config: { maxNetworkRetries: 3 } })
    const intent = await patient.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      customer,
      payment_method: card,
      confirm: true,
      off_session: true,
    })
    expect([intent.status, await charges()]).toEqual(['succeeded', 1])
  })

  it('random faults repeat with the same seed', async () => {
    const pattern = async () => {
      await sandbox.control('DELETE', 'faults')
      await sandbox.control('POST', 'seed', { seed: 'seven' })
      await sandbox.addFaults({ kind: 'error-before', path: '/v1/customers', times: 100, probability: 0.4 })
      const seen: boolean[] = []
      for (const _ of Array(20)) {
        seen.push(
          await sandbox.stripe.customers.create({}).then(
            () => true,
            () => false,
          ),
        )
      }
      return seen
    }
    const first = await pattern()
    expect(first).toContain(true)
    expect(first).toContain(false)
    expect(await pattern()).toEqual(first)
  })

  it('issuers and banks change their minds about stored cards and refunds', async () => {
    ;({ customer, card } = await createCustomerWithCard(sandbox))
    await sandbox.setCardBehaviour(card, 'chargeDeclined')
    expect(await catchStripeError(charge('declined'))).toMatchObject({ code: 'card_declined' })
    await sandbox.setCardBehaviour(card, 'visa')
    const { id: payment_intent } = await charge('paid')
    await sandbox.stripe.refunds.create({ payment_intent })
    await sandbox.setRefundStatus(payment_intent, 'failed')
    const { data } = await sandbox.stripe.refunds.list({ payment_intent })
    expect(data.map(({ status }) => status)).toEqual(['failed'])
    await expect(sandbox.setCardBehaviour(card, 'gold')).rejects.toThrow('the name of a test card')
    await expect(sandbox.setCardBehaviour('pm_of_nobody', 'visa')).rejects.toThrow('resource_missing')
  })

  it('responds 400 to an unknown fault', async () => {
    await expect(sandbox.control('POST', 'faults', { kind: 'explode' })).rejects.toThrow('A fault has one of')
    await expect(sandbox.control('POST', 'faults', { kind: 'delay', sec: 1 })).rejects.toThrow('no sec')
  })
})
