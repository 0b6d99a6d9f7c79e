import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import type { InvoiceExportQuery } from './types.ts'

/** Returns the invoices of a period as CSV. */
export async function fetchInvoicesCsv({ from, until, agencyCode }: InvoiceExportQuery): Promise<string> {
  const query = new URLSearchParams({ from, until, ...(agencyCode && { agencyCode }) })
  return (await fetchApi(`${API_BASE_URL}/admin/invoices/csv?${query}`)).body
}
