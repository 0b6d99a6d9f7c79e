import type { Stripe } from 'stripe'
import type { Call } from '../http/route.ts'
import { newId } from '../store/store.ts'
import { draftOfItem, pendingItems } from './invoice-items.ts'
import { draftInvoice, type LineDraft, withTotals } from './invoice-object.ts'
import type { Period } from './proration.ts'

/** Writes an invoice: these lines, and with them what was waiting for the next one. */
export async function writeInvoice(
  call: Call,
  o: {
    customer: string
    lines: readonly LineDraft[]
    period: Period
    reason: Stripe.Invoice.BillingReason
    subscription?: Stripe.Subscription | undefined
    withPending?: boolean
    autoAdvance?: boolean | undefined
    card?: string | null | undefined
    description?: string | null | undefined
    metadata?: Record<string, string>
  },
): Promise<Stripe.Invoice> {
  const { store, now } = call
  const customer = await store.get<Stripe.Customer>('customer', o.customer, 'customer')
  const pending =
    (o.withPending ?? true) ? await pendingItems(call, customer.id, o.subscription?.id ?? null) : []
  const id = newId('in')
  const invoice = draftInvoice({
    ...o,
    id,
    customer,
    now,
    lines: [...pending.map(draftOfItem), ...o.lines],
    autoAdvance: o.autoAdvance ?? true,
  })
  await store.insert(invoice)
  for (const item of pending) await store.update({ ...item, invoice: id })
  await call.emit('invoice.created', invoice)
  return invoice
}

/** From here on an invoice does not change: it has its number, and the customer's balance is settled with it. */
export async function finalize(call: Call, draft: Stripe.Invoice): Promise<Stripe.Invoice> {
  const { store, now } = call
  const customer = await store.get<Stripe.Customer>('customer', String(draft.customer))
  const invoice = withTotals({ ...draft, starting_balance: customer.balance })
  const ending_balance = Math.min(invoice.total + customer.balance, 0)
  const sequence = customer.next_invoice_sequence ?? 1
  await store.update({ ...customer, balance: ending_balance, next_invoice_sequence: sequence + 1 })
  const open: Stripe.Invoice = {
    ...invoice,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    ending_balance,
    effective_at: now,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  }
  await store.update(open)
  await call.emit('invoice.finalized', open)
  return open
}
