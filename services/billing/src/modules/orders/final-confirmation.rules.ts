import type { Day } from '@hibiki/calendar'
import { dayText } from '../../calendar/day-text.rules.ts'
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

type Language = 'ja' | 'en'

/** What the last screen says of an order, to the yen and the day; the order keeps it word for word. */
export function finalConfirmation(
  lines: readonly OrderLine[],
  o: { productName: string; today: Day; language: Language },
): ConfirmationItem[] {
  const say = texts[o.language]
  const priced = (line: OrderLine) => say.line(nameOf(line, o), yen(line.unitPrice), line.quantity)
  const quantity = lines
    .filter(({ kind }) => kind !== 'difference')
    .reduce((sum, line) => sum + line.quantity, 0)
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  const nextBill = (kind: OrderLine['kind']) => {
    const day = lines.find((line) => line.kind === kind)?.nextBillDate
    return day ? dayText(day, o.language) : ''
  }
  const today = dayText(o.today, o.language)
  const [total, now] = [totalOf(lines), chargedToday(lines)]
  const isChange = kinds.includes('upgrade') || kinds.includes('downgrade')
  const parts = isChange ? [say.today(yen(now)), say.nextBill(yen(total - now))] : []
  const totals = [...parts, say.total(yen(total))]
  const contents: Record<ConfirmationItem['item'], string> = {
    quantity: say.quantity(o.productName, quantity),
    price: [...lines.map(priced), ...totals, say.most].join('\n'),
    payment: [...kinds.map((kind) => say.payment[kind](nextBill(kind), today)), say.byCard].join('\n'),
    provision: kinds.includes('rental')
      ? say.afterDelivery
      : kinds.includes('downgrade')
        ? say.fromRenewal
        : say.atOnce,
    period: say.period,
    cancellation: kinds.includes('rental') ? `${say.cancellation}\n${say.returning}` : say.cancellation,
  }
  return confirmationItems.map((item) => ({ item, title: say.titles[item], text: contents[item] }))
}

function nameOf(line: OrderLine, o: { productName: string; language: Language }): string {
  const say = texts[o.language]
  if (line.owedFor) return say.owed(line.owedFor[o.language])
  return line.kind === 'difference' ? say.difference(o.productName) : o.productName
}

function yen(amount: number): string {
  return amount.toLocaleString('ja-JP')
}

type Texts = {
  titles: Record<ConfirmationItem['item'], string>
  payment: Record<OrderLine['kind'], (nextBill: string, today: string) => string>
} & Record<
  'most' | 'byCard' | 'afterDelivery' | 'fromRenewal' | 'atOnce' | 'period' | 'cancellation' | 'returning',
  string
> & {
    line: (name: string, price: string, quantity: number) => string
    difference: (name: string) => string
    owed: (name: string) => string
    today: (price: string) => string
    nextBill: (price: string) => string
    total: (price: string) => string
    quantity: (name: string, count: number) => string
  }

const texts: Record<Language, Texts> = {
  ja: {
    titles: {
      quantity: '数量',
      price: '価格（税込）',
      payment: 'お支払いの時期と方法',
      provision: 'ご利用開始・お届けの時期',
      period: 'お申込みの期間',
      cancellation: '解約について',
    },
    line: (name, price, quantity) => `${name}　${price} 円 × ${quantity}`,
    difference: (name) => `${name}（日割り差額）`,
    owed: (name) => `${name}（未請求の日割り差額）`,
    today: (price) => `本日のお支払い　${price} 円`,
    nextBill: (price) => `次回のお支払い　${price} 円`,
    total: (price) => `合計　${price} 円`,
    most: '表示の金額は契約期間中の上限です。',
    quantity: (name, count) => `${name}　${count}件（1か月ごとの自動更新）`,
    payment: {
      subscription: (next, today) => `初回は${today}、2回目は${next}、以降1か月ごと`,
      rental: () => '配送完了の確認時に初回、以降1か月ごと',
      upgrade: (next) => `新しい料金は${next}から1か月ごと`,
      downgrade: (next) => `新しい料金は${next}から1か月ごと（それまでの返金はありません）`,
      difference: (next) => `差額は${next}のお支払いに1回のみ加算`,
    },
    byCard: 'クレジットカード払い',
    afterDelivery: 'レンタル品の配送が確認され、お支払いが完了した時からご利用いただけます。',
    fromRenewal: '次回の更新日からご利用いただけます。',
    atOnce: 'お支払いの確認後、すぐにご利用いただけます。',
    period: '期間の定めはありません。',
    cancellation:
      'マイページの「ご契約状況」からいつでも解約できます。次回のお支払い日の前日までに解約されると、以降の請求はありません。お支払い済みの期間の終わりまでご利用いただけます。',
    returning: '解約後は、レンタル品をご返却ください。配送前の解約に費用はかかりません。',
  },
  en: {
    titles: {
      quantity: 'Quantity',
      price: 'Price (tax included)',
      payment: 'When and how you pay',
      provision: 'Start of use and delivery',
      period: 'Period of application',
      cancellation: 'Cancelling',
    },
    line: (name, price, quantity) => `${name}: ${price} yen × ${quantity}`,
    difference: (name) => `${name} (difference for the days left)`,
    owed: (name) => `${name} (difference not billed yet)`,
    today: (price) => `Charged today: ${price} yen`,
    nextBill: (price) => `On the next bill: ${price} yen`,
    total: (price) => `Total: ${price} yen`,
    most: 'The amounts shown are the most you are charged during the contract.',
    quantity: (name, count) => `${name}: ${count} (renewed every month)`,
    payment: {
      subscription: (next, today) => `First on ${today}, then on ${next} and every month`,
      rental: () => 'First when the delivery is confirmed, then every month',
      upgrade: (next) => `The new price from ${next} on, every month`,
      downgrade: (next) =>
        `The new price from ${next} on, every month (nothing is refunded for the time before)`,
      difference: (next) => `The difference is added once to the payment on ${next}`,
    },
    byCard: 'By credit card',
    afterDelivery: 'You can use it once the delivery is confirmed and the payment is made.',
    fromRenewal: 'You can use it from the next renewal on.',
    atOnce: 'You can use it as soon as the payment is confirmed.',
    period: 'There is no time limit.',
    cancellation:
      'You can cancel at any time under “Subscriptions” of My page. If you cancel by the day before the next payment, nothing more is charged. You can use it until the end of the paid period.',
    returning:
      'Please return the rented device after cancelling. Cancelling before the delivery costs nothing.',
  },
}
