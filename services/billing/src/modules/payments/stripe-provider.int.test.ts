import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestSandbox, startWebhookReceiver, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { ChargeImpossibleError, RefundFailedError, StoredFailureReplayedError } from './payment-errors.ts'
import { createStripeProvider } from './stripe-provider.ts'

const webhookSecret = 'whsec_of_the_test'
let count = 0
const key = () => `key-${++count}`

const sandbox = await createTestSandbox()
const { secretKey } = testSandboxKeys
const provider = createStripeProvider({ secretKey, webhookSecret, apiUrl: sandbox.url, timeoutMs: 500 })
afterAll(() => sandbox.close())

async function memberWithCard(token = 'tok_visa') {
  const { id: customerId } = await provider.createCustomer({ memberId: 'member', idempotencyKey: key() })
  const setup = await provider.setUpCard({ customerId, token, idempotencyKey: key() })
  if (setup.status === 'requires_action')
    await sandbox.control('POST', 'authenticate', { intent: setup.clientSecret })
  const { card } = setup
  if (!card) throw new Error('no card')
  return { customerId, paymentMethodId: card.id }
}
const charge = (
  request: { customerId: string; paymentMethodId: string },
  idempotencyKey = key(),
  paymentId = 'payment-1',
) => provider.charge({ ...request, amountYen: 2980, paymentId, idempotencyKey })
const chargedBy = async (customer: string) => (await sandbox.readTotals()).customers[customer]?.charged ?? 0

describe('cards at the provider', () => {
  it('have the data that the provider gives for the token, and are the same for a repeated request', async () => {
    const { customerId } = await memberWithCard()
    const request = { customerId, token: 'tok_jcb', idempotencyKey: key() }
    const setup = await provider.setUpCard(request)
    expect(setup).toMatchObject({ status: 'succeeded', customerId })
    expect(setup.card?.card).toMatchObject({ brand: 'jcb', last4: '0505', exp_month: 12 })
    expect(await provider.setUpCard(request)).toEqual(setup)
    expect(await provider.getCardSetup(setup.id)).toEqual(setup)
    expect(await provider.getCardSetup('seti_of_nobody')).toBeNull()
  })

  it.each([
    ['tok_chargeDeclined', 'declined'],
    ['tok_nobody_made', 'token'],
  ])('are rejected for %s with reason %s', async (token, reason) => {
    const { customerId } = await memberWithCard()
    const setUp = provider.setUpCard({ customerId, token, idempotencyKey: key() })
    await expect(setUp).rejects.toMatchObject({ reason })
  })

  it.each([
    ['succeeded', 'succeeded', true],
    ['failed', 'requires_payment_method', false],
  ])(
    'belong to the customer only after the holder has confirmed them: %s',
    async (outcome, status, isTheirs) => {
      const { id: customerId } = await provider.createCustomer({ memberId: 'member', idempotencyKey: key() })
      const token = 'tok_authenticationRequiredOnSetup'
      const setup = await provider.setUpCard({ customerId, token, idempotencyKey: key() })
      expect(setup).toMatchObject({
        status: 'requires_action',
        clientSecret: expect.stringContaining(setup.id),
      })
      const theirs = async () => (await sandbox.stripe.customers.listPaymentMethods(customerId)).data.length
      expect(await theirs()).toBe(0)
      await sandbox.control('POST', 'authenticate', { intent: setup.clientSecret, outcome })
      const told = await provider.getCardSetup(setup.id)
      expect([told?.status, told?.card?.id === setup.card?.id]).toEqual([status, isTheirs])
      expect(await theirs()).toBe(isTheirs ? 1 : 0)
    },
  )

  it('can be detached repeatedly, and their customer can be deleted repeatedly', async () => {
    const { customerId, paymentMethodId } = await memberWithCard()
    await provider.detachCard(paymentMethodId)
    await provider.detachCard(paymentMethodId)
    await provider.detachCard('pm_of_nobody')
    // This is checked before the customer is deleted, because that deletes the card, too.
    expect((await sandbox.stripe.paymentMethods.retrieve(paymentMethodId)).customer).toBeNull()
    await provider.deleteCustomer(customerId)
    await provider.deleteCustomer(customerId)
    expect(await sandbox.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true })
  })

  it('are verified without taking money, and report when they need their holder', async () => {
    const good = await memberWithCard()
    const verify = (request: typeof good) => provider.verifyCard({ ...request, idempotencyKey: key() })
    expect((await verify(good)).status).toBe('succeeded')
    expect((await verify(await memberWithCard('tok_authenticationRequired'))).status).toBe('requires_action')
    expect(await chargedBy(good.customerId)).toBe(0)
  })
})

describe('charges at the provider', () => {
  it('are in whole yen, and are found by customer, time and payment', async () => {
    const member = await memberWithCard()
    const since = new Date(Date.now() - 1000)
    const intent = await charge(member)
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 2980,
      currency: 'jpy',
      metadata: { payment: 'payment-1' },
    })
    const { customerId } = member
    expect(await provider.listPaymentIntents({ customerId, since })).toEqual([intent])
    const later = new Date(Date.now() + 60_000)
    expect(await provider.listPaymentIntents({ customerId, since: later })).toEqual([])
    expect(await provider.getPaymentIntent(intent.id)).toEqual(intent)
    expect(await provider.getPaymentIntent('pi_of_nobody')).toBeNull()
  })

  it.each([
    ['tok_chargeCustomerFail', 'card_declined', 'generic_decline'],
    ['tok_authenticationRequired', 'authentication_required', 'authentication_required'],
  ])('resolve with the reason when %s is declined', async (token, code, decline_code) => {
    const member = await memberWithCard(token)
    expect(await charge(member)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code },
    })
    expect(await chargedBy(member.customerId)).toBe(0)
  })

  it('take money once for one key, whatever happened to the responses', async () => {
    const member = await memberWithCard()
    const path = '/v1/payment_intents'
    await sandbox.addFaults({ kind: 'hang-after', path, ms: 5000 }, { kind: 'drop-after', path, times: 2 })
    const again = key()
    // The client's own retry gets the key's first response, so several calls are needed until these faults are used up.
    const responses = []
    for (const _ of Array(4)) responses.push(await charge(member, again).catch((error: Error) => error.name))
    const last = responses.at(-1)
    expect(last).toMatchObject({ status: 'succeeded' })
    expect(await chargedBy(member.customerId)).toBe(2980)
  })

  it('reject without a response, and are listed with their true state', async () => {
    const member = await memberWithCard()
    await sandbox.addFaults({
      kind: 'hang-after',
      method: 'POST',
      path: '/v1/payment_intents',
      ms: 5000,
      times: 2,
    })
    await expect(charge(member)).rejects.toThrow()
    const { customerId } = member
    const found = await provider.listPaymentIntents({ customerId, since: new Date(0) })
    expect(found.map(({ status, metadata }) => [status, metadata.payment])).toEqual([
      ['succeeded', 'payment-1'],
    ])
  })

  it('reject as impossible and take nothing when the card was removed at the provider', async () => {
    const member = await memberWithCard()
    await provider.detachCard(member.paymentMethodId)
    await expect(charge(member)).rejects.toThrow(ChargeImpossibleError)
    await provider.deleteCustomer(member.customerId)
    await expect(charge(member)).rejects.toThrow(ChargeImpossibleError)
    expect(await chargedBy(member.customerId)).toBe(0)
  })

  it('reject with StoredFailureReplayedError when the provider failed under this key before, whether it charged or not', async () => {
    for (const kind of ['error-before', 'error-after'] as const) {
      const member = await memberWithCard()
      const spent = key()
      await sandbox.addFaults({ kind, method: 'POST', path: '/v1/payment_intents' })
      await expect(charge(member, spent)).rejects.toThrow(StoredFailureReplayedError)
      await expect(charge(member, spent)).rejects.toThrow(StoredFailureReplayedError)
      expect(await chargedBy(member.customerId)).toBe(kind === 'error-after' ? 2980 : 0)
    }
  })

  it('are refunded once', async () => {
    const member = await memberWithCard()
    const { id: paymentIntentId } = await charge(member)
    expect(await provider.listRefunds({ paymentIntentId })).toEqual([])
    await provider.refund({ paymentIntentId, amountYen: 2980, idempotencyKey: key() })
    await provider.refund({ paymentIntentId, amountYen: 2980, idempotencyKey: key() })
    expect(await provider.listRefunds({ paymentIntentId })).toMatchObject([
      { paymentIntentId, amount: 2980, refundId: null, isAccepted: true },
    ])
    expect((await sandbox.readTotals()).customers[member.customerId]).toMatchObject({
      charged: 2980,
      refunded: 2980,
    })
  })
})

describe('refundPart', () => {
  it('refunds a part once under its key, never more than is left, and is found again by the id of our row', async () => {
    const member = await memberWithCard()
    const { id: paymentIntentId } = await charge(member)
    const refund = (amountYen: number, refundId: string) =>
      provider.refundPart({ paymentIntentId, amountYen, refundId, idempotencyKey: `refund:${refundId}` })
    const [first, again] = [await refund(980, 'a'), await refund(980, 'a')]
    expect(first).toMatchObject({ paymentIntentId, amount: 980, refundId: 'a', isAccepted: true })
    expect(again).toEqual(first)
    await expect(refund(2001, 'b')).rejects.toThrow(RefundFailedError)
    await refund(2000, 'c')
    await expect(refund(1, 'd')).rejects.toThrow(RefundFailedError)
    const listed = await provider.listRefunds({ paymentIntentId })
    expect(listed.map(({ refundId, amount }) => [refundId, amount]).sort()).toEqual([
      ['a', 980],
      ['c', 2000],
    ])
    const all = await provider.listRefunds({ since: new Date(0) })
    expect(all).toEqual(expect.arrayContaining(listed))
    expect(await provider.listRefunds({ since: new Date('2999-01-01') })).toEqual([])
  })

  it('rejects with StoredFailureReplayedError when the provider failed under this key before', async () => {
    const { id: paymentIntentId } = await charge(await memberWithCard())
    await sandbox.addFaults({ kind: 'error-before', method: 'POST', path: '/v1/refunds' })
    const part = { paymentIntentId, amountYen: 980, refundId: 'a', idempotencyKey: key() }
    await expect(provider.refundPart(part)).rejects.toThrow(StoredFailureReplayedError)
    expect(await provider.listRefunds({ paymentIntentId })).toEqual([])
  })
})

describe('refund', () => {
  /** Imitates Stripe as far as a refund in this status needs it; with `isOver` it says that the charge was refunded already. */
  async function refundingWith(options: { status: string; isOver?: boolean }) {
    const refund = {
      id: 're_1',
      object: 'refund',
      status: options.status,
      amount: 2980,
      payment_intent: 'pi_1',
      created: 1,
    }
    const list = { object: 'list', data: [refund], has_more: false, url: '/v1/refunds' }
    const over = { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: '' } }
    const server = createServer((request, response) => {
      const isRefused = request.method === 'POST' && options.isOver === true
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(request.method === 'GET' ? list : isRefused ? over : refund))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { secretKey } = testSandboxKeys
    const stripe = createStripeProvider({ secretKey, webhookSecret, apiUrl: `http://127.0.0.1:${port}` })
    return stripe.refund({ paymentIntentId: 'pi_1', amountYen: 2980, idempotencyKey: key() })
  }

  it('resolves once the bank has accepted the refund or is about to, and rejects otherwise', async () => {
    for (const status of ['succeeded', 'pending']) {
      await refundingWith({ status })
      await refundingWith({ status, isOver: true })
    }
    for (const isOver of [false, true])
      expect(await refundingWith({ status: 'requires_action', isOver })).toEqual({ isAwaitingAccount: true })
    for (const status of ['failed', 'canceled']) {
      await expect(refundingWith({ status })).rejects.toThrow(RefundFailedError)
      await expect(refundingWith({ status, isOver: true })).rejects.toThrow(RefundFailedError)
    }
  })
})

describe('readEvent', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_800_000_000,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  })
  const read = (request: { secret?: string; ageSeconds?: number; body?: string }) => {
    const timestamp = Math.floor(Date.now() / 1000) - (request.ageSeconds ?? 0)
    const secret = request.secret ?? webhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return provider.readEvent({ body: Buffer.from(request.body ?? payload), signature })
  }

  it('reads an event whose signature is right and at most 300 seconds old', async () => {
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }
    expect(await read({})).toMatchObject(event)
    expect(await read({ ageSeconds: 290 })).toMatchObject(event)
  })

  it('returns the payment that a refund is about', async () => {
    const object = { id: 're_1', object: 'refund', payment_intent: 'pi_1' }
    const refused = JSON.stringify({ ...JSON.parse(payload), type: 'refund.failed', data: { object } })
    const timestamp = Math.floor(Date.now() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: refused,
      secret: webhookSecret,
      timestamp,
    })
    expect(await provider.readEvent({ body: Buffer.from(refused), signature })).toMatchObject({
      type: 'refund.failed',
      data: { object: { id: 'pi_1' } },
    })
  })

  it('rejects another secret, an old signature and a changed body', async () => {
    await expect(read({ secret: 'whsec_of_a_stranger' })).rejects.toThrow()
    await expect(read({ ageSeconds: 301 })).rejects.toThrow()
    await expect(read({ body: payload.replace('pi_1', 'pi_2') })).rejects.toThrow()
    await expect(provider.readEvent({ body: Buffer.from(payload), signature: '' })).rejects.toThrow()
  })

  it('reads the events that the sandbox sends', async () => {
    const receiver = await startWebhookReceiver(webhookSecret)
    const telling = await createTestSandbox({ webhook: receiver })
    await telling.stripe.customers.create({})
    expect((await receiver.waitForEvents(1))[0]?.type).toBe('customer.created')
    await telling.close()
    await receiver.close()
  })
})
