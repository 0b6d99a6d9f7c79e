import type { Day } from '@hibiki/calendar'
import { type Language, selectLanguageText } from '@hibiki/http'
import { formatDay } from '../../calendar/format-day.ts'
import { getFixedT } from '../../texts.ts'
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
  options: {
    productName: string
    today: Day
    /** What the seller's notice says of returns and refunds. */
    returns: string
    language: Language
  },
): ConfirmationItem[] {
  const t = getFixedT(options.language)
  const priced = (line: OrderLine) =>
    t('confirmation.line', {
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
      t(`confirmation.payment.${kind}`, { next: day ? formatDay(day, options.language) : '', today }),
    ),
  )
  const isChange = kinds.includes('upgrade') || kinds.includes('downgrade')
  const parts = isChange
    ? [t('confirmation.today', { price: yen(sumChargedToday(lines)) }), ...nextBills(lines, options.language)]
    : []
  const totals = [...parts, t('confirmation.total', { price: yen(sumOrderLines(lines)) })]
  const contents: Record<ConfirmationItem['item'], string> = {
    quantity: t('confirmation.quantity', { name: options.productName, count: quantity }),
    price: [...lines.map(priced), ...totals, t('confirmation.max')].join('\n'),
    payment: [...payments, t('confirmation.byCard')].join('\n'),
    provision: [...new Set(kinds.flatMap((kind) => provisionOf[kind]))]
      .map((key) => t(`confirmation.${key}`))
      .join('\n'),
    period: t('confirmation.period'),
    cancellation: [
      t('confirmation.cancellation'),
      ...(kinds.includes('rental') ? [t('confirmation.returning')] : []),
      options.returns,
    ].join('\n'),
  }
  return confirmationItemKeys.map((item) => ({
    item,
    title: t(`confirmation.titles.${item}`),
    text: contents[item],
  }))
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
  const t = getFixedT(language)
  const later = lines.filter(({ kind }) => kind !== 'subscription')
  const days = billDaysOf(later).filter((day) => day !== null)
  if (days.length < 2) return [t('confirmation.nextBill', { price: yen(sumOrderLines(later)) })]
  return days.map((day) => {
    const bill = later.filter(({ nextBillDate }) => nextBillDate === day)
    return t('confirmation.nextBillOn', { next: formatDay(day, language), price: yen(sumOrderLines(bill)) })
  })
}

/** Returns the label of a line of an order. */
export function formatOrderLineName(
  line: OrderLine,
  { language, productName }: { productName: string; language: Language },
): string {
  const t = getFixedT(language)
  if (line.owedFor) return t('confirmation.owed', { name: selectLanguageText(line.owedFor, language) })
  return line.kind === 'difference' ? t('confirmation.difference', { name: productName }) : productName
}

function yen(amount: number): string {
  return new Intl.NumberFormat('ja-JP').format(amount)
}
