import type { commerceActions as japanese } from '../ja/commerce-actions.ts'

/** A name for everything that administrators do in commerce. */
export const commerceActions: typeof japanese = {
  'product-created': 'Product created',
  'product-changed': 'Product changed',
  'product-withdrawn': 'Product withdrawn',
  'product-returned': 'Product back on sale',
  'contract-invoiced': 'Invoiced contract created',
  'contract-cancelled': 'Cancelled',
  'contract-cancel-undone': 'Cancellation taken back',
  'delivery-confirmed': 'Delivery confirmed',
  'return-confirmed': 'Return confirmed',
  'payment-reconciled': 'Payment reconciled',
  'event-retried': 'Payment event tried again',
  'bonus-code-created': 'Bonus code created',
  'bonus-code-stopped': 'Bonus code stopped',
  'invoice-paid': 'Money received',
  'invoices-exported': 'Invoices exported',
}
