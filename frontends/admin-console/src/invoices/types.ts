import type { RowOf } from '../api/call-types.ts'

/** An invoice for one period of a contract. */
export type Invoice = RowOf<'GET /admin/invoices'>
export type InvoiceState = Invoice['state']

export const invoiceStates: InvoiceState[] = ['open', 'paid', 'unclear', 'failed', 'void']

/** The filter of the export; its days are days in Japan, and the last one is included. */
export interface InvoiceExportQuery {
  from: string
  until: string
  agencyCode: string
}
