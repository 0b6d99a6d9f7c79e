/** Administrators' acts in commerce that are logged; the console has a name for each in both languages. */
export const commerceActions = [
  'product-created',
  'product-changed',
  'product-withdrawn',
  'product-returned',
  'contract-invoiced',
  'contract-cancelled',
  'contract-cancel-undone',
  'difference-waived',
  'delivery-confirmed',
  'return-confirmed',
  'payment-reconciled',
  'payment-refunded',
  'refund-closed',
  'event-retried',
  'bonus-code-created',
  'bonus-code-stopped',
  'invoice-paid',
  'invoices-exported',
  'seller-changed',
  'tax-documents-exported',
] as const

export type CommerceAction = (typeof commerceActions)[number]
