import { afterAll, describe, expect, it } from 'vitest'
import { createTestSandbox } from '../src/testing/index.ts'
import { catchStripeError, createCardForm, createCustomerWithCard } from './fixtures/cards.ts'

const sandbox = await createTestSandbox()
afterAll(() => sandbox.close())

const pay = ({ customer, card }: { customer: string; card: string }, amount = 980) =>
  sandbox.stripe.paymentIntents.create({
    amount,
    currency: 'jpy',
    customer,
    payment_method: card,
    confirm: true,
    off_session: true,
  })

describe('customers', () => {
  it('are created, read, changed, listed and deleted', async () => {
    const { customers } = sandbox.stripe
    const made = await customers.create({ email: 'a@hibiki.example', metadata: { member: '1', old: 'x' } })
    const changed = await customers.update(made.id, { name: '響', metadata: { member: '2', old: '' } })
    expect([changed.name, changed.metadata]).toEqual(['響', { member: '2' }])
    expect(await customers.retrieve(made.id)).toMatchObject({ id: made.id, email: 'a@hibiki.example' })
    expect((await customers.list({ email: 'a@hibiki.example' })).data.map(({ id }) => id)).toEqual([made.id])
    expect(await customers.del(made.id)).toMatchObject({ deleted: true })
    expect(await customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true })
    expect(await catchStripeError(customers.update(made.id, { name: 'x' }))).toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('tokens and cards', () => {
  it('turn the token of the card form into a card once, and never show its number', async () => {
    const browser = sandbox.createClient({ key: 'pk_test_hibiki' })
    const token = await browser.tokens.create({ card: createCardForm('3566002020360505') })
    expect(token.card).toMatchObject({ brand: 'JCB', last4: '0505', exp_month: 4, exp_year: 2031 })
    const card = await sandbox.stripe.paymentMethods.create({ type: 'card', card: { token: token.id } })
    expect(card.card).toMatchObject({ brand: 'jcb', last4: '0505', exp_month: 4, exp_year: 2031 })
    expect(JSON.stringify([token, card])).not.toContain('356600202036')
    const again = sandbox.stripe.paymentMethods.create({ type: 'card', card: { token: token.id } })
    expect(await catchStripeError(again)).toMatchObject({ statusCode: 400, code: 'token_already_used' })
  })

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_year: '2020' }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    // Luhn-valid, and not one of the test numbers.
    [{ number: '4716108999716531' }, 'card_declined'],
  ])('respond 402 to %j: %s', async (change, code) => {
    const token = sandbox.stripe.tokens.create({ card: { ...createCardForm(), ...change } })
    expect(await catchStripeError(token)).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
  })

  it('attach, list and permanently detach cards', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox, 'tok_mastercard')
    const { paymentMethods } = sandbox.stripe
    expect((await paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)).toEqual([card])
    expect((await paymentMethods.detach(card)).customer).toBeNull()
    expect((await sandbox.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    expect(await catchStripeError(paymentMethods.attach(card, { customer }))).toMatchObject({
      statusCode: 400,
    })
    expect(await catchStripeError(pay({ customer, card }))).toMatchObject({ code: 'resource_missing' })
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', ''],
    ['4000000000000127', 'incorrect_cvc', ''],
    ['4000000000000119', 'processing_error', ''],
  ])('reject the card %s with %s %s', async (number, code, decline_code) => {
    const { id: token } = await sandbox.stripe.tokens.create({ card: createCardForm(number) })
    const { id: customer } = await sandbox.stripe.customers.create({})
    const { id: card } = await sandbox.stripe.paymentMethods.create({ type: 'card', card: { token } })
    const error = await catchStripeError(sandbox.stripe.paymentMethods.attach(card, { customer }))
    expect(error).toMatchObject({ statusCode: 402, code, decline_code })
    expect((await sandbox.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
  })
})

describe('payment intents', () => {
  it('charge whole yen from the card of a customer', async () => {
    const one = await createCustomerWithCard(sandbox, 'tok_visa')
    const intent = await pay(one, 12_345)
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 12_345,
      amount_received: 12_345,
      currency: 'jpy',
    })
    const expanded = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge', 'payment_method', 'latest_charge.customer'],
    })
    expect(expanded.latest_charge).toMatchObject({
      amount: 12_345,
      paid: true,
      customer: { id: one.customer },
    })
    expect(expanded.payment_method).toMatchObject({ id: one.card })
    expect((await sandbox.readTotals()).customers[one.customer]).toEqual({
      charged: 12_345,
      refunded: 0,
      charges: 1,
      declined: 0,
    })
  })

  it('accept a card that fails later, decline its charge, and stay open for another card', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox, 'tok_chargeCustomerFail')
    const error = await catchStripeError(pay({ customer, card }))
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' })
    const intent = error.payment_intent
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    })
    const other = await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer })
    const { paymentIntents } = sandbox.stripe
    const paid = await paymentIntents.confirm(String(intent?.id), {
      payment_method: other.id,
      off_session: true,
    })
    expect([paid.status, paid.last_payment_error]).toEqual(['succeeded', null])
    const charges = await sandbox.stripe.charges.list({ payment_intent: paid.id })
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('do not find a card of another customer', async () => {
    const [one, other] = [await createCustomerWithCard(sandbox), await createCustomerWithCard(sandbox)]
    const error = await catchStripeError(pay({ customer: one.customer, card: other.card }))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'payment_method' })
  })

  it('decline a card that needs its holder each time, and charge it once they confirm', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox, 'tok_authenticationRequired')
    expect(await catchStripeError(pay({ customer, card }))).toMatchObject({ code: 'authentication_required' })
    const waiting = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      customer,
      payment_method: card,
      confirm: true,
    })
    expect([waiting.status, waiting.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk'])
    await sandbox.control('POST', 'authenticate', { intent: waiting.id })
    expect((await sandbox.stripe.paymentIntents.retrieve(waiting.id)).status).toBe('succeeded')
  })

  it('are cancelled once, but not after they were paid', async () => {
    const { customer, card } = await createCustomerWithCard(sandbox)
    const { paymentIntents } = sandbox.stripe
    const open = await paymentIntents.create({ amount: 500, currency: 'jpy', customer })
    expect((await paymentIntents.cancel(open.id)).status).toBe('canceled')
    const code = 'payment_intent_unexpected_state'
    expect(await catchStripeError(paymentIntents.cancel(open.id))).toMatchObject({ statusCode: 400, code })
    expect(await catchStripeError(paymentIntents.confirm(open.id, { payment_method: card }))).toMatchObject({
      code,
    })
    const paid = await pay({ customer, card })
    expect(await catchStripeError(paymentIntents.cancel(paid.id))).toMatchObject({ code })
  })

  it.each([
    [{ amount: 49, currency: 'jpy' }, 'amount'],
    [{ amount: 100_000_000, currency: 'jpy' }, 'amount'],
    [{ amount: 980.5, currency: 'jpy' }, 'amount'],
    [{ amount: 980, currency: 'usd' }, 'currency'],
  ])('respond 400 to %j', async (params, param) => {
    expect(await catchStripeError(sandbox.stripe.paymentIntents.create(params))).toMatchObject({
      statusCode: 400,
      param,
    })
  })
})

describe('setup intents', () => {
  const setUp = ({ customer, card }: { customer: string; card: string }) =>
    sandbox.stripe.setupIntents.create({
      customer,
      payment_method: card,
      confirm: true,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    })

  it('verify a card without charging it', async () => {
    const one = await createCustomerWithCard(sandbox)
    expect(await setUp(one)).toMatchObject({ status: 'succeeded', payment_method: one.card })
    expect((await sandbox.readTotals()).customers[one.customer]).toBeUndefined()
  })

  it('let a card that its holder confirmed once be charged later without them', async () => {
    const one = await createCustomerWithCard(sandbox, 'tok_authenticationRequiredOnSetup')
    expect(await catchStripeError(pay(one))).toMatchObject({ code: 'authentication_required' })
    const waiting = await setUp(one)
    expect(waiting.status).toBe('requires_action')
    await sandbox.control('POST', 'authenticate', { intent: waiting.id })
    expect((await pay(one)).status).toBe('succeeded')
  })
})

describe('refunds', () => {
  it('refund a part and then the rest, but never more', async () => {
    const one = await createCustomerWithCard(sandbox)
    const { id } = await pay(one, 1000)
    const { refunds } = sandbox.stripe
    expect(await refunds.create({ payment_intent: id, amount: 300 })).toMatchObject({ amount: 300 })
    const tooMuch = refunds.create({ payment_intent: id, amount: 701 })
    expect(await catchStripeError(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    expect(await refunds.create({ payment_intent: id })).toMatchObject({ amount: 700, status: 'succeeded' })
    const again = refunds.create({ payment_intent: id })
    expect(await catchStripeError(again)).toMatchObject({ code: 'charge_already_refunded' })
    expect((await sandbox.readTotals()).customers[one.customer]).toMatchObject({
      charged: 1000,
      refunded: 1000,
    })
  })
})
