import { fetchApi } from '../api/fetch-api.ts'
import { adminApi, call } from '../dataProvider/admin-call.ts'
import type { ExportQuery } from './types.ts'

export const invoiceCalls = {
  markInvoicePaid: (id: string) => call('POST /admin/invoices/{id}/paid', { id }),
  /** The bills of a period as CSV. */
  async exportInvoices({ from, until, agencyCode }: ExportQuery): Promise<string> {
    const query = new URLSearchParams({ from, until, ...(agencyCode && { agencyCode }) })
    return (await fetchApi(`${adminApi}/invoices/csv?${query}`)).body
  },
}
