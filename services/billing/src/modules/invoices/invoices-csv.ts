import { formatJstDateTime } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { stringify } from 'csv-stringify/sync'
import { getFixedT } from '../../texts.ts'
import type { ConsoleInvoice } from './invoices-admin.sql.ts'

/** Spreadsheets recognize UTF-8 by this mark, and otherwise assume an older Japanese encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Renders bills as CSV: a header, then a line each, with days and times in Japan. Text that a spreadsheet would run as a formula
 * begins with an apostrophe, because names are entered by members.
 */
export async function* formatInvoicesCsv(
  batches: AsyncIterable<ConsoleInvoice[]> | Iterable<ConsoleInvoice[]>,
  language: Language,
): AsyncGenerator<string> {
  const { header, states } = getFixedT(language)('invoicesCsv', { returnObjects: true })
  yield BYTE_ORDER_MARK + lines([header])
  for await (const batch of batches) {
    yield lines(
      batch.map((invoice) => [
        invoice.id,
        formatJstDateTime(invoice.createdAt),
        states[invoice.state],
        invoice.memberName ?? '',
        invoice.memberEmail ?? '',
        invoice.agencyCode ?? '',
        invoice.productName,
        invoice.periodFrom,
        invoice.periodUntil,
        String(invoice.unitPrice),
        String(invoice.difference),
        String(invoice.amount),
        invoice.dueOn,
        invoice.paidAt === null ? '' : formatJstDateTime(invoice.paidAt),
        invoice.contractId,
      ]),
    )
  }
}

function lines(rows: string[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
