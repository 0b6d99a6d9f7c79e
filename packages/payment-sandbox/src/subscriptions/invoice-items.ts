import type { Stripe } from 'stripe'
import { invalid } from '../http/errors.ts'
import {
  clearable,
  integer,
  mergeMetadata,
  metadata,
  object,
  required,
  text,
  timestamp,
} from '../http/params.ts'
import { type Call, createdField, given, listOf, pageFields, route } from '../http/route.ts'
import { yen } from '../resources/payment-intents.ts'
import { newId } from '../store/store.ts'
import { type LineDraft, lineOf, pricingOf, withTotals } from './invoice-object.ts'

export const invoiceItemRoutes = [
  route(
    'POST /v1/invoiceitems',
    {
      customer: required(text()),
      amount: integer({ min: -99_999_999, max: 99_999_999 }),
      currency: yen,
      pricing: object({ price: required(text()) }),
      quantity: integer({ min: 0, max: 100_000 }),
      description: clearable(text()),
      metadata: metadata(),
      period: object({ start: required(timestamp()), end: required(timestamp()) }),
      subscription: text(),
      invoice: text(),
    },
    async (call) => {
      const { params, store, now } = call
      await store.get('customer', params.customer, 'customer')
      if (params.subscription !== undefined)
        await store.get('subscription', params.subscription, 'subscription')
      const quantity = params.quantity ?? 1
      const price = params.pricing && (await store.get<Stripe.Price>('price', params.pricing.price, 'price'))
      const unit = price?.unit_amount ?? params.amount
      if (unit === undefined || unit === null) {
        throw invalid('You must pass either `amount` or `pricing`.', { param: 'amount' })
      }
      const item = await addInvoiceItem(call, params.customer, {
        amount: price ? unit * quantity : unit,
        description: params.description ?? '',
        quantity,
        period: params.period ?? { start: now, end: now },
        proration: false,
        metadata: mergeMetadata(null, params.metadata),
        ...(price ? { price: { id: price.id, product: String(price.product), unitAmount: unit } } : {}),
        ...(params.subscription ? { subscription: params.subscription } : {}),
      })
      return params.invoice === undefined ? item : putOnInvoice(call, item, params.invoice)
    },
  ),
  route('GET /v1/invoiceitems/:id', {}, ({ store, path }) =>
    store.get<Stripe.InvoiceItem>('invoiceitem', path.id ?? ''),
  ),
  route('DELETE /v1/invoiceitems/:id', {}, async (call) => {
    const item = await call.store.get<Stripe.InvoiceItem>('invoiceitem', call.path.id ?? '')
    if (item.invoice !== null) throw invalid('You can only delete invoice items that are not on an invoice.')
    await call.store.remove(item.id)
    await call.emit('invoiceitem.deleted', item)
    return { id: item.id, object: 'invoiceitem', deleted: true }
  }),
  route(
    'GET /v1/invoiceitems',
    { ...pageFields, customer: text(), invoice: text(), created: createdField },
    async (call) => {
      const { customer, invoice, ...page } = call.params
      const contains = given({ customer, invoice })
      return listOf(call, { type: 'invoiceitem', url: '/v1/invoiceitems', contains, page })
    },
  ),
]

/** Something for the next invoice. */
export async function addInvoiceItem(
  call: Call,
  customer: string,
  draft: LineDraft,
): Promise<Stripe.InvoiceItem> {
  const { amount, description, quantity, period, proration } = draft
  const item = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency: 'jpy',
    customer,
    customer_account: null,
    // Lists are filtered by it.
    created: call.now,
    date: call.now,
    description,
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: draft.metadata ?? {},
    net_amount: amount,
    parent: draft.subscription
      ? {
          type: 'subscription_details',
          subscription_details: {
            subscription: draft.subscription,
            ...(draft.subscriptionItem ? { subscription_item: draft.subscriptionItem } : {}),
          },
        }
      : null,
    period,
    pricing: draft.price ? pricingOf(draft.price) : null,
    proration,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: null,
  }
  await call.store.insert(item)
  await call.emit('invoiceitem.created', item)
  return item as unknown as Stripe.InvoiceItem
}

/** What waits for a customer's next invoice: of this subscription, or of none. */
export async function pendingItems(
  call: Call,
  customer: string,
  subscription: string | null,
): Promise<Stripe.InvoiceItem[]> {
  const waiting = await call.store.all<Stripe.InvoiceItem>('invoiceitem', { customer, invoice: null })
  return waiting.filter((item) => {
    const of = item.parent?.subscription_details?.subscription ?? null
    return of === null || of === subscription
  })
}

export function draftOfItem(item: Stripe.InvoiceItem): LineDraft {
  const { subscription, subscription_item } = item.parent?.subscription_details ?? {}
  const { price, product } = item.pricing?.price_details ?? {}
  const unitAmount = Number(item.pricing?.unit_amount_decimal ?? 0)
  return {
    amount: item.amount,
    description: item.description ?? '',
    quantity: item.quantity,
    period: item.period,
    proration: item.proration,
    metadata: item.metadata ?? {},
    invoiceItem: item.id,
    ...(subscription ? { subscription } : {}),
    ...(subscription_item ? { subscriptionItem: subscription_item } : {}),
    ...(typeof price === 'string' && product ? { price: { id: price, product, unitAmount } } : {}),
  }
}

async function putOnInvoice(call: Call, item: Stripe.InvoiceItem, id: string): Promise<Stripe.InvoiceItem> {
  const invoice = await call.store.get<Stripe.Invoice>('invoice', id, 'invoice')
  if (invoice.status !== 'draft')
    throw invalid('You can only add items to draft invoices.', { param: 'invoice' })
  if (invoice.customer !== item.customer)
    throw invalid('The invoice belongs to another customer.', { param: 'invoice' })
  const line = lineOf(draftOfItem(item), id)
  const lines = { ...invoice.lines, data: [...invoice.lines.data, line] }
  await call.store.update(withTotals({ ...invoice, lines }))
  return call.store.update({ ...item, invoice: id })
}
