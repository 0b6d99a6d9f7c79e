import type { Stripe } from 'stripe'
import { invalid, StripeError } from '../http/errors.ts'
import { clearable, flag, mergeMetadata, metadata, oneOf, required, text } from '../http/params.ts'
import { type Call, createdField, given, listOf, pageFields, route } from '../http/route.ts'
import { payInvoice } from './pay-invoice.ts'
import { finalize, writeInvoice } from './write-invoice.ts'

const writable = {
  description: clearable(text()),
  metadata: metadata(),
  auto_advance: flag(),
  default_payment_method: clearable(text()),
}

export const invoiceRoutes = [
  route(
    'POST /v1/invoices',
    {
      ...writable,
      customer: required(text()),
      subscription: text(),
      collection_method: oneOf('charge_automatically'),
      pending_invoice_items_behavior: oneOf('exclude', 'include'),
    },
    async (call) => {
      const { params, store, now } = call
      const subscription =
        params.subscription === undefined
          ? undefined
          : await store.get<Stripe.Subscription>('subscription', params.subscription, 'subscription')
      const behaviour = params.pending_invoice_items_behavior ?? (subscription ? 'include' : 'exclude')
      return writeInvoice(call, {
        customer: params.customer,
        lines: [],
        period: { start: now, end: now },
        reason: 'manual',
        subscription,
        withPending: behaviour === 'include',
        autoAdvance: params.auto_advance ?? false,
        card: params.default_payment_method,
        description: params.description,
        metadata: mergeMetadata(null, params.metadata),
      })
    },
  ),
  route('GET /v1/invoices/:id', {}, ({ store, path }) => store.get<Stripe.Invoice>('invoice', path.id ?? '')),
  route('POST /v1/invoices/:id', writable, async (call) => {
    const before = await call.store.get<Stripe.Invoice>('invoice', call.path.id ?? '')
    const { metadata: pairs, ...rest } = call.params
    const { description, auto_advance, default_payment_method } = rest
    if (before.status !== 'draft' && description !== undefined) throw notIn(before, 'changed', 'draft')
    const invoice = {
      ...before,
      ...given({ description, auto_advance, default_payment_method }),
      metadata: mergeMetadata(before.metadata, pairs),
    }
    await call.store.update(invoice)
    await call.emit('invoice.updated', invoice)
    return invoice
  }),
  route('DELETE /v1/invoices/:id', {}, async (call) => {
    const invoice = await draft(call, 'deleted')
    for (const item of await call.store.all<Stripe.InvoiceItem>('invoiceitem', { invoice: invoice.id })) {
      await call.store.update({ ...item, invoice: null })
    }
    await call.store.remove(invoice.id)
    await call.emit('invoice.deleted', invoice)
    return { id: invoice.id, object: 'invoice', deleted: true }
  }),
  route('POST /v1/invoices/:id/finalize', { auto_advance: flag() }, async (call) =>
    finalize(call, await draft(call, 'finalized')),
  ),
  route('POST /v1/invoices/:id/pay', { payment_method: text(), off_session: flag() }, async (call) => {
    const found = await call.store.get<Stripe.Invoice>('invoice', call.path.id ?? '')
    if (found.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
    const open = found.status === 'draft' ? await finalize(call, found) : found
    if (open.status !== 'open') throw notIn(open, 'paid', 'open')
    const { payment_method: card, off_session: offSession = true } = call.params
    const { invoice, problem } = await payInvoice(call, open, { card, offSession })
    if (problem) throw new StripeError(problem.type === 'card_error' ? 402 : 400, problem, { keeps: true })
    return invoice
  }),
  route('POST /v1/invoices/:id/void', {}, async (call) => {
    const before = await call.store.get<Stripe.Invoice>('invoice', call.path.id ?? '')
    if (before.status !== 'open') throw notIn(before, 'voided', 'open')
    const status_transitions = { ...before.status_transitions, voided_at: call.now }
    const invoice: Stripe.Invoice = {
      ...before,
      status: 'void',
      amount_remaining: 0,
      next_payment_attempt: null,
      status_transitions,
    }
    await call.store.update(invoice)
    await call.emit('invoice.voided', invoice)
    return invoice
  }),
  route('GET /v1/invoices/:id/lines', pageFields, async ({ store, path }) => {
    const { lines } = await store.get<Stripe.Invoice>('invoice', path.id ?? '')
    return lines
  }),
  route(
    'GET /v1/invoices',
    {
      ...pageFields,
      customer: text(),
      subscription: text(),
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      created: createdField,
    },
    async (call) => {
      const { customer, subscription, status, ...page } = call.params
      const parent = subscription === undefined ? undefined : { subscription_details: { subscription } }
      const contains = given({ customer, status, parent })
      return listOf(call, { type: 'invoice', url: '/v1/invoices', contains, page })
    },
  ),
  route(
    'GET /v1/invoice_payments',
    { ...pageFields, invoice: text(), status: oneOf('open', 'paid', 'canceled') },
    async (call) => {
      const { invoice, status, ...page } = call.params
      const contains = given({ invoice, status })
      return listOf(call, { type: 'invoice_payment', url: '/v1/invoice_payments', contains, page })
    },
  ),
]

async function draft(call: Call, verb: string): Promise<Stripe.Invoice> {
  const invoice = await call.store.get<Stripe.Invoice>('invoice', call.path.id ?? '')
  if (invoice.status !== 'draft') throw notIn(invoice, verb, 'draft')
  return invoice
}

function notIn(invoice: Stripe.Invoice, verb: string, status: string): StripeError {
  const message = `This invoice can't be ${verb}: it is ${invoice.status}, not ${status}.`
  return invalid(message, { code: 'invoice_not_editable' })
}
