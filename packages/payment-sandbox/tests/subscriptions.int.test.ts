import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../src/testing/index.ts'
import { customerWithCard, errorOf } from './fixtures/cards.ts'

let sandbox: TestSandbox
let light: string
let premium: string
beforeAll(async () => {
  sandbox = await createTestSandbox()
  const product = await sandbox.stripe.products.create({ name: '響' })
  const monthly = async (unit_amount: number) => {
    const recurring = { interval: 'month' } as const
    const price = { product: product.id, currency: 'jpy', unit_amount, recurring }
    return (await sandbox.stripe.prices.create(price)).id
  }
  light = await monthly(980)
  premium = await monthly(2980)
})
beforeEach(() => sandbox.moveClock('2027-01-31T03:00:00Z'))
afterAll(() => sandbox.close())

const subscribe = async (o: Partial<Stripe.SubscriptionCreateParams> = {}, token = 'tok_visa') => {
  const { customer } = await customerWithCard(sandbox, token)
  const subscription = await sandbox.stripe.subscriptions.create({
    customer,
    items: [{ price: light }],
    ...o,
  })
  return { customer, subscription, item: subscription.items.data[0]?.id ?? '' }
}
const read = (id: string) => sandbox.stripe.subscriptions.retrieve(id)
const dayOf = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10)
const paidBy = async (customer: string) => (await sandbox.totals()).customers[customer]?.charged ?? 0
const invoicesOf = async (subscription: string) =>
  (await sandbox.stripe.invoices.list({ subscription, limit: 100 })).data

describe('subscriptions', () => {
  it('are paid at once and every month after, on the last day where the month is short', async () => {
    const { customer, subscription } = await subscribe({ items: [{ price: light, quantity: 3 }] })
    expect([subscription.status, await paidBy(customer)]).toEqual(['active', 2940])
    const ends: string[] = []
    for (const now of ['2027-02-28T03:00:01Z', '2027-03-31T03:00:01Z', '2027-04-30T03:00:01Z']) {
      await sandbox.moveClock(now)
      ends.push(dayOf((await read(subscription.id)).items.data[0]?.current_period_end))
    }
    expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31'])
    expect(await paidBy(customer)).toBe(4 * 2940)
    const [newest] = await invoicesOf(subscription.id)
    expect(newest).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 2940 })
  })

  it('however far the clock is moved at once, each month is charged once and at its own moment', async () => {
    const { customer, subscription } = await subscribe()
    await sandbox.moveClock('2028-01-31T03:00:01Z')
    expect(await paidBy(customer)).toBe(13 * 980)
    const days = (await invoicesOf(subscription.id)).map(({ created }) => dayOf(created))
    expect(days).toContain('2027-02-28')
    expect(new Set(days).size).toBe(13)
  })

  it('an upgrade puts the difference of the days on the next invoice', async () => {
    const { customer, subscription, item } = await subscribe()
    await sandbox.moveClock('2027-02-14T03:00:00Z')
    await sandbox.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: premium }] })
    expect(await paidBy(customer)).toBe(980)
    await sandbox.moveClock('2027-02-28T03:00:01Z')
    const [invoice] = await invoicesOf(subscription.id)
    // 14 of 28 days are left, give or take the second in which the call came.
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-490, 1490, 2980])
    expect(await paidBy(customer)).toBe(980 + 1000 + 2980)
  })

  it('a change without proration costs nothing until the renewal', async () => {
    const { customer, subscription, item } = await subscribe({ items: [{ price: premium }] })
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: light }],
      proration_behavior: 'none',
    })
    await sandbox.moveClock('2027-02-28T03:00:01Z')
    expect(await paidBy(customer)).toBe(2980 + 980)
  })

  it('a change that is invoiced always is paid at once, and what is given back is kept for later', async () => {
    const { customer, subscription, item } = await subscribe({ items: [{ price: premium, quantity: 2 }] })
    const change = { items: [{ id: item, quantity: 1 }], proration_behavior: 'always_invoice' as const }
    await sandbox.stripe.subscriptions.update(subscription.id, change)
    expect(await paidBy(customer)).toBe(5960)
    const { balance } = (await sandbox.stripe.customers.retrieve(customer)) as Stripe.Customer
    expect(balance).toBeLessThan(-2970)
    await sandbox.moveClock('2027-02-28T03:00:01Z')
    expect(await paidBy(customer)).toBe(5960 + 2980 + balance)
  })

  it('cancelled at the end of the period nothing is charged any more; undone it goes on', async () => {
    const [gone, kept] = [await subscribe(), await subscribe()]
    for (const { subscription } of [gone, kept]) {
      await sandbox.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    }
    await sandbox.stripe.subscriptions.update(kept.subscription.id, { cancel_at_period_end: false })
    await sandbox.moveClock('2027-06-15T00:00:00Z')
    expect([(await read(gone.subscription.id)).status, await paidBy(gone.customer)]).toEqual([
      'canceled',
      980,
    ])
    expect([(await read(kept.subscription.id)).status, await paidBy(kept.customer)]).toEqual([
      'active',
      5 * 980,
    ])
  })

  it('cancelled at once are over', async () => {
    const { subscription } = await subscribe()
    expect((await sandbox.stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled')
    expect(await errorOf(sandbox.stripe.subscriptions.cancel(subscription.id))).toMatchObject({
      statusCode: 400,
    })
  })

  it('a trial costs nothing until it ends', async () => {
    const { customer, subscription } = await subscribe({ trial_period_days: 14 })
    expect([subscription.status, await paidBy(customer)]).toEqual(['trialing', 0])
    await sandbox.moveClock('2027-02-14T03:00:01Z')
    expect([(await read(subscription.id)).status, await paidBy(customer)]).toEqual(['active', 980])
    expect(dayOf((await read(subscription.id)).items.data[0]?.current_period_end)).toBe('2027-03-14')
  })

  it('paused collection charges nothing until it goes on', async () => {
    const { customer, subscription } = await subscribe()
    const pause_collection = { behavior: 'void' } as const
    await sandbox.stripe.subscriptions.update(subscription.id, { pause_collection })
    await sandbox.moveClock('2027-03-31T03:00:01Z')
    expect(await paidBy(customer)).toBe(980)
    await sandbox.stripe.subscriptions.update(subscription.id, { pause_collection: '' })
    await sandbox.moveClock('2027-04-30T03:00:01Z')
    expect(await paidBy(customer)).toBe(2 * 980)
  })

  it('without a first payment they wait 23 hours and end', async () => {
    const { customer, subscription } = await subscribe({}, 'tok_chargeCustomerFail')
    expect(subscription.status).toBe('incomplete')
    await sandbox.moveClock('2027-02-01T02:00:01Z')
    expect([(await read(subscription.id)).status, await paidBy(customer)]).toEqual(['incomplete_expired', 0])
    const strict = subscribe({ payment_behavior: 'error_if_incomplete' }, 'tok_chargeCustomerFail')
    expect(await errorOf(strict)).toMatchObject({ statusCode: 402, code: 'card_declined' })
  })

  it('a refused renewal is tried on days 1, 3, 5 and 7 and then ends; another card in time saves it', async () => {
    const [lost, saved] = [await subscribe(), await subscribe()]
    for (const { customer } of [lost, saved]) {
      const { id } = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
      await sandbox.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
    }
    await sandbox.moveClock('2027-02-28T03:00:01Z')
    expect((await read(lost.subscription.id)).status).toBe('past_due')
    const good = await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer: saved.customer })
    const [open] = await invoicesOf(saved.subscription.id)
    await sandbox.stripe.invoices.pay(String(open?.id), { payment_method: good.id })
    expect((await read(saved.subscription.id)).status).toBe('active')
    await sandbox.moveClock('2027-03-08T00:00:00Z')
    expect((await read(lost.subscription.id)).status).toBe('canceled')
    const tries = (await sandbox.stripe.charges.list({ customer: lost.customer })).data
    const refusedOn = tries.filter(({ paid }) => !paid).map(({ created }) => dayOf(created))
    expect(refusedOn.reverse()).toEqual([
      '2027-02-28',
      '2027-03-01',
      '2027-03-03',
      '2027-03-05',
      '2027-03-07',
    ])
  })

  it('400 for items of different intervals and for unknown prices', async () => {
    const yearly = await sandbox.stripe.prices.create({
      product: (await sandbox.stripe.products.create({ name: 'x' })).id,
      currency: 'jpy',
      unit_amount: 9800,
      recurring: { interval: 'year' },
    })
    const mixed = subscribe({ items: [{ price: light }, { price: yearly.id }] })
    expect(await errorOf(mixed)).toMatchObject({ statusCode: 400, param: 'items' })
    const unknown = subscribe({ items: [{ price: 'price_none' }] })
    expect(await errorOf(unknown)).toMatchObject({ code: 'resource_missing', param: 'items[0][price]' })
  })
})

describe('invoices', () => {
  it('are written, filled, finalized, paid, listed and shown with their payment', async () => {
    const { customer } = await customerWithCard(sandbox)
    const { invoices, invoiceItems } = sandbox.stripe
    await invoiceItems.create({ customer, amount: 1200, currency: 'jpy', description: '装置' })
    await invoiceItems.create({ customer, amount: -200, currency: 'jpy' })
    const draft = await invoices.create({ customer, pending_invoice_items_behavior: 'include' })
    expect(draft).toMatchObject({ status: 'draft', total: 1000, amount_due: 1000 })
    const open = await invoices.finalizeInvoice(draft.id)
    expect([open.status, open.number?.endsWith('-0001')]).toEqual(['open', true])
    const paid = await invoices.pay(draft.id, { expand: ['payments.data.payment.payment_intent'] })
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 1000, amount_remaining: 0 })
    expect(paid.payments?.data[0]?.payment.payment_intent).toMatchObject({
      status: 'succeeded',
      amount: 1000,
    })
    expect(await errorOf(invoices.pay(draft.id))).toMatchObject({ code: 'invoice_already_paid' })
    expect((await invoices.list({ customer, status: 'paid' })).data.map(({ id }) => id)).toEqual([draft.id])
    expect((await invoices.listLineItems(draft.id)).data.map(({ amount }) => amount)).toEqual([1200, -200])
  })

  it('are deleted as drafts and voided when open, and then never paid', async () => {
    const { customer } = await customerWithCard(sandbox)
    const { invoices, invoiceItems } = sandbox.stripe
    await invoiceItems.create({ customer, amount: 700, currency: 'jpy' })
    const draft = await invoices.create({ customer, pending_invoice_items_behavior: 'include' })
    expect(await invoices.del(draft.id)).toMatchObject({ deleted: true })
    const second = await invoices.create({ customer, pending_invoice_items_behavior: 'include' })
    expect(second.total).toBe(700)
    await invoices.finalizeInvoice(second.id)
    expect((await invoices.voidInvoice(second.id)).status).toBe('void')
    expect(await errorOf(invoices.pay(second.id))).toMatchObject({ statusCode: 400 })
    expect(await paidBy(customer)).toBe(0)
  })
})
