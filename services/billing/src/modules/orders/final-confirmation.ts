import type { Day } from '@hibiki/calendar'
import { type Language, textIn } from '@hibiki/http'
import { fillText } from '@hibiki/service'
import { dayText } from '../../calendar/day-text.ts'
import { textsIn } from '../../texts.ts'
import { chargedToday, type OrderLine, totalOf } from './order-lines.rules.ts'

export const confirmationItems = [
  'quantity',
  'price',
  'payment',
  'provision',
  'period',
  'cancellation',
] as const
/** One of the six items that the last screen before an order must show (D-093). */
export interface ConfirmationItem {
  item: (typeof confirmationItems)[number]
  title: string
  text: string
}

/** What the last screen says of an order, to the yen and the day; the order keeps it word for word. */
export function finalConfirmation(
  lines: readonly OrderLine[],
  o: { productName: string; today: Day; language: Language },
): ConfirmationItem[] {
  const texts = textsIn(o.language).confirmation
  const priced = (line: OrderLine) =>
    fillText(texts.line, { name: lineName(line, o), price: yen(line.unitPrice), quantity: line.quantity })
  const quantity = lines
    .filter(({ kind }) => kind !== 'difference')
    .reduce((sum, line) => sum + line.quantity, 0)
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  const nextBillDay = (kind: OrderLine['kind']) => {
    const day = lines.find((line) => line.kind === kind)?.nextBillDate
    return day ? dayText(day, o.language) : ''
  }
  const today = dayText(o.today, o.language)
  const [total, now] = [totalOf(lines), chargedToday(lines)]
  const isChange = kinds.includes('upgrade') || kinds.includes('downgrade')
  const parts = isChange
    ? [fillText(texts.today, { price: yen(now) }), fillText(texts.nextBill, { price: yen(total - now) })]
    : []
  const totals = [...parts, fillText(texts.total, { price: yen(total) })]
  const contents: Record<ConfirmationItem['item'], string> = {
    quantity: fillText(texts.quantity, { name: o.productName, count: quantity }),
    price: [...lines.map(priced), ...totals, texts.max].join('\n'),
    payment: [
      ...kinds.map((kind) => fillText(texts.payment[kind], { next: nextBillDay(kind), today })),
      texts.byCard,
    ].join('\n'),
    provision: kinds.includes('rental')
      ? texts.afterDelivery
      : kinds.includes('downgrade')
        ? texts.fromRenewal
        : texts.immediately,
    period: texts.period,
    cancellation: kinds.includes('rental') ? `${texts.cancellation}\n${texts.returning}` : texts.cancellation,
  }
  return confirmationItems.map((item) => ({ item, title: texts.titles[item], text: contents[item] }))
}

/** What a line of an order is called. */
export function lineName(line: OrderLine, o: { productName: string; language: Language }): string {
  const { owed, difference } = textsIn(o.language).confirmation
  if (line.owedFor) return fillText(owed, { name: textIn(line.owedFor, o.language) })
  return line.kind === 'difference' ? fillText(difference, { name: o.productName }) : o.productName
}

function yen(amount: number): string {
  return amount.toLocaleString('ja-JP')
}
