import { BYTE_ORDER_MARK, toCsvLines } from '../../to-csv-lines.ts'
import type { BookedRate } from './tax-documents-admin.sql.ts'

export const booksFormats = ['plain', 'freee', 'moneyforward'] as const
export type BooksFormat = (typeof booksFormats)[number]

/** The accounts that a new company has in both programs; its accountant renames them there, or here in the file. */
const SALES = '売上高'
const RECEIVABLES = '売掛金'

interface Column {
  name: string
  value?: (rate: BookedRate, index: number) => string | number
}

const isReturn = ({ amount }: BookedRate) => amount < 0
const toDate = ({ tradedOn }: BookedRate) => tradedOn.replaceAll('-', '/')
const absolute = (yen: number) => String(Math.abs(yen))
const describe = ({ kind, number, itemName, addressee }: BookedRate) =>
  [
    kind === 'receipt' ? '領収書' : kind === 'return' ? '返還請求書' : '返還の取消',
    number,
    itemName,
    addressee,
  ]
    .filter((part) => part !== '')
    .join(' ')

/** The columns of freee's template of transactions (取引インポート), in its order. */
const freee: readonly Column[] = [
  { name: '収支区分', value: (rate) => (isReturn(rate) ? '支出' : '収入') },
  { name: '管理番号', value: ({ number }) => number },
  { name: '発生日', value: toDate },
  { name: '決済期日' },
  { name: '取引先コード' },
  { name: '取引先', value: ({ addressee }) => addressee },
  { name: '勘定科目', value: () => SALES },
  {
    name: '税区分',
    value: (rate) =>
      `${isReturn(rate) ? '課税売返' : '課税売上'}${rate.ratePercent === 8 ? '8%（軽）' : '10%'}`,
  },
  { name: '金額', value: ({ amount }) => absolute(amount) },
  { name: '税計算区分', value: () => '内税' },
  { name: '税額', value: ({ tax }) => absolute(tax) },
  { name: '備考', value: describe },
  { name: '品目', value: ({ itemName }) => itemName },
  ...['部門', 'メモタグ（複数指定可、カンマ区切り）', 'セグメント1', 'セグメント2', 'セグメント3'].map(
    (name) => ({ name }),
  ),
  ...['決済日', '決済口座', '決済金額'].map((name) => ({ name })),
]

const taxClass = ({ ratePercent }: BookedRate, isOfReturn: boolean) =>
  `課税売上${isOfReturn ? '-返還等' : ''} ${ratePercent === 8 ? '(軽)8%' : '10%'}`
const sideOf = (name: string, rate: BookedRate): string => {
  // Sales are on the credit side, and on the debit side when they were given back.
  const isSales = (name === '貸方') !== isReturn(rate)
  return isSales ? SALES : RECEIVABLES
}

function moneyforwardSide(side: '借方' | '貸方'): Column[] {
  const isSales = (rate: BookedRate) => sideOf(side, rate) === SALES
  return [
    { name: `${side}勘定科目`, value: (rate) => sideOf(side, rate) },
    { name: `${side}補助科目` },
    { name: `${side}部門` },
    { name: `${side}取引先`, value: (rate) => rate.addressee },
    { name: `${side}税区分`, value: (rate) => (isSales(rate) ? taxClass(rate, isReturn(rate)) : '対象外') },
    { name: `${side}インボイス` },
    { name: `${side}金額(円)`, value: ({ amount }) => absolute(amount) },
    { name: `${side}税額`, value: (rate) => (isSales(rate) ? absolute(rate.tax) : '0') },
  ]
}

/** The columns of Money Forward's template of journals (仕訳帳インポート), in its order. */
const moneyforward: readonly Column[] = [
  { name: '取引No', value: (_rate, index) => String(index + 1) },
  { name: '取引日', value: toDate },
  ...moneyforwardSide('借方'),
  ...moneyforwardSide('貸方'),
  { name: '摘要', value: describe },
  ...[
    '仕訳メモ',
    'タグ',
    'MF仕訳タイプ',
    '決算整理仕訳',
    '作成日時',
    '作成者',
    '最終更新日時',
    '最終更新者',
  ].map((name) => ({
    name,
  })),
]

const plain: readonly Column[] = [
  { name: '番号', value: ({ number }) => number },
  { name: '種類', value: ({ kind }) => kind },
  { name: '取引日', value: toDate },
  { name: '宛名', value: ({ addressee }) => addressee },
  { name: '品目', value: ({ itemName }) => itemName },
  { name: '税率（%）', value: ({ ratePercent }) => String(ratePercent) },
  { name: '金額（円・税込）', value: ({ amount }) => amount },
  { name: '消費税額（円）', value: ({ tax }) => tax },
]

const columnsOf: Record<BooksFormat, readonly Column[]> = { plain, freee, moneyforward }

/**
 * Renders documents as a file for accounting, a line per document and rate. The column sets are those of the programs, which read
 * Japanese only.
 */
export async function* formatBooksCsv(
  batches: AsyncIterable<BookedRate[]> | Iterable<BookedRate[]>,
  format: BooksFormat,
): AsyncGenerator<string> {
  const columns = columnsOf[format]
  yield BYTE_ORDER_MARK + toCsvLines([columns.map(({ name }) => name)])
  let index = 0
  for await (const batch of batches) {
    const first = index
    index += batch.length
    yield toCsvLines(
      batch.map((rate, offset) => columns.map(({ value }) => value?.(rate, first + offset) ?? '')),
    )
  }
}
