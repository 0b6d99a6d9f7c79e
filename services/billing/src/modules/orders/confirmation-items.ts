import type { Day } from '@hibiki/calendar'
import { type Language, selectLanguageText } from '@hibiki/http'
import { formatDay } from '../../calendar/format-day.ts'
import { getFixedT } from '../../texts.ts'
import { RENEWAL_REMINDER_DAYS } from '../contracts/contract.rules.ts'
import { isChargedToday, type OrderLine, sumChargedToday, sumOrderLines } from './purchase.rules.ts'

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
    /** How many members of the family lose the plan by the change. */
    familyLost: number
    /** How many members of the family may use the plan with its holder. */
    familySeats: number
  },
): ConfirmationItem[] {
  const t = getFixedT(options.language)
  const priced = (line: OrderLine) =>
    t('confirmation.line', {
      name: formatOrderLineName(line, options),
      price: yen(line.unitPrice),
      quantity: line.quantity,
    })
  const units = lines.filter(({ kind }) => kind !== 'difference' && kind !== 'differenceToday')
  const counted = ([1, 12] as const).flatMap((months) => {
    const count = units
      .filter(({ periodMonths }) => periodMonths === months)
      .reduce((sum, line) => sum + line.quantity, 0)
    const name = options.productName
    if (count === 0) return []
    return [
      months === 12
        ? t('confirmation.quantityYearly', { name, count })
        : t('confirmation.quantity', { name, count }),
    ]
  })
  const isYearly = units.some(({ periodMonths }) => periodMonths === 12)
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  const today = formatDay(options.today, options.language)
  const payments = [...new Set(lines.map(toPaymentTextKey))].flatMap((key) =>
    billDaysOf(lines.filter((line) => toPaymentTextKey(line) === key)).map((day) =>
      t(`confirmation.${key}`, { next: day ? formatDay(day, options.language) : '', today }),
    ),
  )
  const isChange = kinds.some((kind) => kind === 'upgrade' || kind === 'downgrade' || kind === 'periodChange')
  const parts = isChange
    ? [t('confirmation.today', { price: yen(sumChargedToday(lines)) }), ...nextBills(lines, options.language)]
    : []
  const totals = [...parts, t('confirmation.total', { price: yen(sumOrderLines(lines)) })]
  const contents: Record<ConfirmationItem['item'], string> = {
    quantity: [
      ...counted,
      ...(options.familySeats > 0 ? [t('confirmation.familySeats', { seats: options.familySeats })] : []),
    ].join('\n'),
    price: [...lines.map(priced), ...totals, t('confirmation.max')].join('\n'),
    payment: [...payments, t('confirmation.byCard')].join('\n'),
    provision: [
      ...[...new Set(kinds.flatMap((kind) => provisionOf[kind]))].map((key) => t(`confirmation.${key}`)),
      ...(options.familyLost > 0 ? [t('confirmation.familyLost', { members: options.familyLost })] : []),
    ].join('\n'),
    period: isYearly
      ? t('confirmation.periodYearly', { days: RENEWAL_REMINDER_DAYS })
      : t('confirmation.period'),
    cancellation: [
      t('confirmation.cancellation'),
      ...(isYearly ? [t('confirmation.cancellationYearly')] : []),
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
  periodChange: 'fromRenewal',
  rental: 'afterDelivery',
  difference: [],
  differenceToday: [],
} as const

type PaymentTextKey =
  | `payment.${OrderLine['kind']}`
  | `yearlyPayment.${Exclude<OrderLine['kind'], 'rental' | 'difference' | 'differenceToday'>}`

function toPaymentTextKey({ kind, periodMonths }: OrderLine): PaymentTextKey {
  if (periodMonths === 1 || kind === 'rental' || kind === 'difference' || kind === 'differenceToday')
    return `payment.${kind}`
  return `yearlyPayment.${kind}`
}

/** The bills of different users may be due on different days. */
function billDaysOf(lines: readonly OrderLine[]): (Day | null)[] {
  return [...new Set(lines.map(({ nextBillDate }) => nextBillDate))].sort()
}

/** Returns the lines of what is paid after today, by day when the days differ. */
function nextBills(lines: readonly OrderLine[], language: Language): string[] {
  const t = getFixedT(language)
  const later = lines.filter((line) => !isChargedToday(line))
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
  if (line.kind === 'difference' || line.kind === 'differenceToday')
    return t('confirmation.difference', { name: productName })
  return line.periodMonths === 12 ? t('confirmation.yearlyName', { name: productName }) : productName
}

function yen(amount: number): string {
  return new Intl.NumberFormat('ja-JP').format(amount)
}
