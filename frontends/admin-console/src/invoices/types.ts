import type { RowOf } from '../api/contract.ts'

/** A bill of one period of a contract. */
export type Invoice = RowOf<'GET /admin/invoices'>
export type InvoiceState = Invoice['state']

export const invoiceStates: InvoiceState[] = ['open', 'paid', 'unclear', 'failed', 'void']

/** What the file is about; days in Japan, the last one included. */
export interface ExportQuery {
  from: string
  until: string
  agencyCode: string
}
