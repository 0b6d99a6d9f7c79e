import { formatJstTime } from '@hibiki/calendar'
import { stringify } from 'csv-stringify/sync'
import type { ConsoleInvoice } from './invoices-admin.sql.ts'

type Language = 'ja' | 'en'

/** Spreadsheets tell UTF-8 from the old Japanese encodings by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file of bills: a header, then a line each, days and times in Japan. What a spreadsheet would run as a formula begins with an
 * apostrophe: names are typed by members.
 */
export async function* csvOf(
  batches: AsyncIterable<ConsoleInvoice[]> | Iterable<ConsoleInvoice[]>,
  language: Language,
): AsyncGenerator<string> {
  const { header, states } = texts[language]
  yield BYTE_ORDER_MARK + lines([header])
  for await (const batch of batches) {
    yield lines(
      batch.map((invoice) => [
        invoice.id,
        formatJstTime(invoice.createdAt),
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
        invoice.paidAt === null ? '' : formatJstTime(invoice.paidAt),
        invoice.contractId,
      ]),
    )
  }
}

function lines(rows: string[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}

const texts: Record<Language, { header: string[]; states: Record<ConsoleInvoice['state'], string> }> = {
  ja: {
    header: [
      '請求ID',
      '請求日時',
      '状態',
      'お支払者',
      'メールアドレス',
      '代理店コード',
      '商品',
      '期間（開始日）',
      '期間（終了日の翌日）',
      '単価（円・税込）',
      '差額（円）',
      '請求額（円・税込）',
      '支払期日',
      '入金日時',
      '契約ID',
    ],
    states: { open: '入金待ち', paid: '支払済み', unclear: '確認中', failed: '未払い', void: '取消' },
  },
  en: {
    header: [
      'Invoice',
      'Written at',
      'State',
      'Payer',
      'E-mail',
      'Agency code',
      'Product',
      'Period from',
      'Period until (not included)',
      'Unit price (yen with tax)',
      'Difference (yen)',
      'Amount (yen with tax)',
      'Due on',
      'Paid at',
      'Contract',
    ],
    states: { open: 'to be paid', paid: 'paid', unclear: 'being confirmed', failed: 'unpaid', void: 'void' },
  },
}
