import { describe, expect, it } from 'vitest'
import { confirmationItemKeys, toConfirmationItems } from './confirmation-items.ts'
import type { OrderLine } from './purchase.rules.ts'

const line = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'subscription',
  role: 'ROLE_CUSTOMER',
  quantity: 1,
  unitPrice: 2980,
  periodMonths: 1,
  nextBillDate: '2027-01-04',
  owedFor: null,
  ...overrides,
})
const said = (lines: OrderLine[], language: 'ja' | 'en' = 'ja', familyLost = 0, familySeats = 0) => {
  const items = toConfirmationItems(lines, {
    productName: 'プレミアム',
    today: '2026-12-04',
    returns: '返品はできません。',
    language,
    familyLost,
    familySeats,
  })
  expect(items.map(({ item }) => item)).toEqual(confirmationItemKeys)
  return Object.fromEntries(items.map(({ item, text }) => [item, text]))
}

describe('toConfirmationItems', () => {
  it('says how many members of the family lose the plan by a change', () => {
    expect(said([line({ kind: 'downgrade' })], 'ja', 2).provision).toBe(
      '次回の更新日からご利用いただけます。\nこの変更により、あとから参加したご家族2人はプランを使えなくなります。',
    )
    expect(said([line({ kind: 'downgrade' })]).provision).toBe('次回の更新日からご利用いただけます。')
  })

  it('says how many members of the family may use the plan', () => {
    expect(said([line()], 'ja', 0, 4).quantity).toBe(
      'プレミアム　1件（1か月ごとの自動更新）\n1件につき、ご家族4人までご一緒にご利用いただけます。',
    )
  })

  it('lists the days of the payments', () => {
    expect(said([line()]).payment).toBe(
      '初回は2026年12月4日、2回目は2027年1月4日、以降1か月ごと\nクレジットカード払い',
    )
    expect(said([line()], 'en').payment).toBe(
      'First on 4 December 2026, then on 4 January 2027 and every month\nBy credit card',
    )
  })

  it('counts an upgraded plan once and adds up its lines', () => {
    const upgrade = [line({ kind: 'upgrade' }), line({ kind: 'difference', unitPrice: 633 })]
    expect(said(upgrade)).toMatchObject({
      quantity: 'プレミアム　1件（1か月ごとの自動更新）',
      price:
        'プレミアム　2,980 円 × 1\nプレミアム（日割り差額）　633 円 × 1\n本日のお支払い　0 円\n次回のお支払い　3,613 円\n合計　3,613 円\n表示の金額は契約期間中の上限です。',
      payment:
        '新しい料金は2027年1月4日から1か月ごと\n差額は2027年1月4日のお支払いに1回のみ加算\nクレジットカード払い',
    })
  })

  it('groups the payments and the start of use of several users by day, whatever their order', () => {
    const [soon, late] = ['2026-12-05', '2026-12-25']
    const of = (kind: OrderLine['kind'], nextBillDate: string, unitPrice = 2980) =>
      line({ kind, nextBillDate, unitPrice })
    const group = [
      of('upgrade', late),
      of('difference', late, 633),
      of('downgrade', soon),
      of('upgrade', soon),
      line(),
    ]
    const { price, payment, provision } = said(group)
    expect(price).toContain(
      '本日のお支払い　2,980 円\n2026年12月5日のお支払い　5,960 円\n2026年12月25日のお支払い　3,613 円\n合計　12,553 円',
    )
    expect(payment?.split('\n')).toEqual([
      '新しい料金は2026年12月5日から1か月ごと',
      '新しい料金は2026年12月25日から1か月ごと',
      '差額は2026年12月25日のお支払いに1回のみ加算',
      '新しい料金は2026年12月5日から1か月ごと（それまでの返金はありません）',
      '初回は2026年12月4日、2回目は2027年1月4日、以降1か月ごと',
      'クレジットカード払い',
    ])
    expect(provision?.split('\n')).toEqual([
      'お支払いの確認後、すぐにご利用いただけます。',
      '次回の更新日からご利用いただけます。',
    ])
  })

  it('says of a year that it renews by the year, is announced before, and is not refunded', () => {
    const yearly = said([line({ unitPrice: 29_800, periodMonths: 12, nextBillDate: '2027-12-04' })])
    expect(yearly).toMatchObject({
      quantity: 'プレミアム　1件（1年ごとの自動更新）',
      price: 'プレミアム（1年分）　29,800 円 × 1\n合計　29,800 円\n表示の金額は契約期間中の上限です。',
      payment: '初回は2026年12月4日、2回目は2027年12月4日、以降1年ごと\nクレジットカード払い',
      period: '期間の定めはありません。1年ごとに自動で更新され、更新日の14日前にメールでお知らせします。',
    })
    expect(yearly.cancellation).toContain('途中で解約されても残りの期間の返金はありません。')
  })

  it('says of an upgrade within a paid year what is charged today', () => {
    const upgrade = [
      line({ kind: 'upgrade', unitPrice: 29_800, periodMonths: 12, nextBillDate: '2027-06-04' }),
      line({ kind: 'differenceToday', unitPrice: 5000, periodMonths: 12, nextBillDate: '2027-06-04' }),
    ]
    const { price, payment } = said(upgrade)
    expect(price).toContain('本日のお支払い　5,000 円\n次回のお支払い　29,800 円\n合計　34,800 円')
    expect(payment).toBe(
      '新しい料金は2027年6月4日から1年ごと\n差額は2026年12月4日に1回のみ\nクレジットカード払い',
    )
  })

  it('says of a change of the period when it begins', () => {
    const toYear = line({ kind: 'periodChange', unitPrice: 29_800, periodMonths: 12 })
    expect(said([toYear]).payment).toContain('1年分のお支払いは2027年1月4日から1年ごと')
    expect(said([toYear]).price).toContain('本日のお支払い　0 円\n次回のお支払い　29,800 円')
    expect(said([line({ kind: 'periodChange' })]).payment).toContain(
      '毎月のお支払いは2027年1月4日から1か月ごと',
    )
  })

  it('charges a rental and starts its use with the delivery', () => {
    const rental = said([line({ kind: 'rental', nextBillDate: null })])
    expect(rental.payment).toBe('配送完了の確認時に初回、以降1か月ごと\nクレジットカード払い')
    expect(rental.provision).toContain('配送が確認され')
    expect(rental.cancellation).toContain('ご返却ください')
  })
})
