import type { Day } from '@hibiki/calendar'
import { type Language, selectLanguageText } from '@hibiki/http'
import { fillPlaceholders } from '@hibiki/service'
import { formatDay } from '../../calendar/format-day.ts'
import { textsIn } from '../../texts.ts'
import { type OrderLine, sumChargedToday, sumOrderLines } from './purchase.rules.ts'

export const confirmationItemKeys = [
  'quantity',
  'price',
  'payment',
  'provision',
  'period',
  'cancellation',
] as const
/** One of the six items that the law requires on the last screen before an order. */
export interface ConfirmationItem {
  item: (typeof confirmationItemKeys)[number]
  title: string
  text: string
}

/** Returns what the last screen says of an order, to the yen and the day; the order stores it word for word. */
export function toConfirmationItems(
  lines: readonly OrderLine[],
  options: { productName: string; today: Day; language: Language },
): ConfirmationItem[] {
  const texts = textsIn(options.language).confirmation
  const priced = (line: OrderLine) =>
    fillPlaceholders(texts.line, {
      name: formatOrderLineName(line, options),
      price: yen(line.unitPrice),
      quantity: line.quantity,
    })
  const quantity = lines
    .filter(({ kind }) => kind !== 'difference')
    .reduce((sum, line) => sum + line.quantity, 0)
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  const today = formatDay(options.today, options.language)
  const payments = kinds.flatMap((kind) =>
    billDaysOf(lines.filter((line) => line.kind === kind)).map((day) =>
      fillPlaceholders(texts.payment[kind], { next: day ? formatDay(day, options.language) : '', today }),
    ),
  )
  const isChange = kinds.includes('upgrade') || kinds.includes('downgrade')
  const parts = isChange
    ? [
        fillPlaceholders(texts.today, { price: yen(sumChargedToday(lines)) }),
        ...nextBills(lines, options.language),
      ]
    : []
  const totals = [...parts, fillPlaceholders(texts.total, { price: yen(sumOrderLines(lines)) })]
  const contents: Record<ConfirmationItem['item'], string> = {
    quantity: fillPlaceholders(texts.quantity, { name: options.productName, count: quantity }),
    price: [...lines.map(priced), ...totals, texts.max].join('\n'),
    payment: [...payments, texts.byCard].join('\n'),
    provision: [...new Set(kinds.flatMap((kind) => provisionOf[kind]))].map((key) => texts[key]).join('\n'),
    period: texts.period,
    cancellation: kinds.includes('rental') ? `${texts.cancellation}\n${texts.returning}` : texts.cancellation,
  }
  return confirmationItemKeys.map((item) => ({ item, title: texts.titles[item], text: contents[item] }))
}

const provisionOf = {
  subscription: 'immediately',
  upgrade: 'immediately',
  downgrade: 'fromRenewal',
  rental: 'afterDelivery',
  difference: [],
} as const

/** The bills of different users may be due on different days. */
function billDaysOf(lines: readonly OrderLine[]): (Day | null)[] {
  return [...new Set(lines.map(({ nextBillDate }) => nextBillDate))].sort()
}

/** Returns the lines of what is paid after today, by day when the days differ. */
function nextBills(lines: readonly OrderLine[], language: Language): string[] {
  const { nextBill, nextBillOn } = textsIn(language).confirmation
  const later = lines.filter(({ kind }) => kind !== 'subscription')
  const days = billDaysOf(later).filter((day) => day !== null)
  if (days.length < 2) return [fillPlaceholders(nextBill, { price: yen(sumOrderLines(later)) })]
  return days.map((day) => {
    const bill = later.filter(({ nextBillDate }) => nextBillDate === day)
    return fillPlaceholders(nextBillOn, { next: formatDay(day, language), price: yen(sumOrderLines(bill)) })
  })
}

/** Returns the label of a line of an order. */
export function formatOrderLineName(
  line: OrderLine,
  { language, productName }: { productName: string; language: Language },
): string {
  const { owed, difference } = textsIn(language).confirmation
  if (line.owedFor) return fillPlaceholders(owed, { name: selectLanguageText(line.owedFor, language) })
  return line.kind === 'difference' ? fillPlaceholders(difference, { name: productName }) : productName
}

function yen(amount: number): string {
  return new Intl.NumberFormat('ja-JP').format(amount)
}
