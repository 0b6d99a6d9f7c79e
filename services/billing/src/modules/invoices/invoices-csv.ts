import { formatJstDateTime } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { getFixedT } from '../../texts.ts'
import { BYTE_ORDER_MARK, toCsvLines } from '../../to-csv-lines.ts'
import type { ConsoleInvoice } from './invoices-admin.sql.ts'

/** Renders bills as CSV: a header, then a line each, with days and times in Japan. */
export async function* formatInvoicesCsv(
  batches: AsyncIterable<ConsoleInvoice[]> | Iterable<ConsoleInvoice[]>,
  language: Language,
): AsyncGenerator<string> {
  const { header, states } = getFixedT(language)('invoicesCsv', { returnObjects: true })
  yield BYTE_ORDER_MARK + toCsvLines([header])
  for await (const batch of batches) {
    yield toCsvLines(
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
