import { ApiError, type Language } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { type ConsoleInvoice, countInvoices, listInvoiceBatches } from './invoices-admin.sql.ts'
import { formatInvoicesCsv } from './invoices-csv.ts'
import { parsePeriod } from './parse-period.ts'

const MAX_ROWS = 100_000
const BATCH_SIZE = 1000

/**
 * Sends the bills of a period as CSV, read and sent batch by batch, and logs first that they were exported.
 * @throws ApiError E3001 for a period that is malformed or too long, BILLING_EXPORT_LIMIT
 */
export async function exportInvoices(
  database: BillingDatabase,
  options: {
    from: string
    until: string
    agencyCode?: string | undefined
    state?: ConsoleInvoice['state'] | undefined
    actorId: string
    language: Language
    now: Date
  },
): Promise<AsyncGenerator<string>> {
  const { from, until, agencyCode, state, actorId, language, now } = options
  const filter = {
    ...parsePeriod({ from, until }, { bounded: true }),
    ...(agencyCode && { agencyCode }),
    ...(state && { state: [state] }),
  }
  const rows = await countInvoices(database.db, filter)
  if (rows > MAX_ROWS) throw new ApiError('BILLING_EXPORT_LIMIT', { params: { limit: MAX_ROWS } })
  const detail = { from, until, rows, ...(agencyCode && { agencyCode }), ...(state && { state }) }
  await database.db.transaction().execute((trx) =>
    insertCommerceLogEntry(trx, {
      actorId,
      action: 'invoices-exported',
      subjectId: 'invoices',
      detail,
      now,
    }),
  )
  return formatInvoicesCsv(
    listInvoiceBatches(database.db, filter, { language, batchSize: BATCH_SIZE }),
    language,
  )
}
