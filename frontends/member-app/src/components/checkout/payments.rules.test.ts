import { describe, expect, it } from 'vitest'
import { findCommonPeriod, listPlannedPayments, type OrderLine, sumOrderTotal } from './payments.rules.ts'

const line = (overrides: Partial<OrderLine>): OrderLine => ({
  productName: 'プレミアム',
  quantity: 1,
  unitPrice: 2980,
  period: 'month',
  role: 'ROLE_GENERAL',
  nextBillDate: '2026-12-21',
  kind: 'subscription',
  ...overrides,
})

describe('how often it is paid', () => {
  it('is what all lines have in common', () => {
    const yearly = line({ period: 'year' })
    expect(findCommonPeriod([yearly, line({ period: 'year', kind: 'differenceToday' })])).toBe('year')
    expect(findCommonPeriod([line({})])).toBe('month')
    expect(findCommonPeriod([yearly, line({})])).toBeNull()
    expect(findCommonPeriod([])).toBeNull()
  })
})

describe('when how much is charged', () => {
  it('charges a new plan today and with the next invoice', () => {
    expect(listPlannedPayments([line({ quantity: 2 })])).toEqual([
      { when: 'today', amount: 5960 },
      { when: '2026-12-21', amount: 5960 },
    ])
  })

  it('charges a rental on delivery and nothing today', () => {
    expect(listPlannedPayments([line({ kind: 'rental', nextBillDate: null, unitPrice: 4980 })])).toEqual([
      { when: 'today', amount: 0 },
      { when: 'delivery', amount: 4980 },
    ])
  })

  it("charges an upgrade's difference once with the next invoice and nothing today", () => {
    const lines = [line({ kind: 'upgrade' }), line({ kind: 'difference', unitPrice: 633 })]
    expect(listPlannedPayments(lines)).toEqual([
      { when: 'today', amount: 0 },
      { when: '2026-12-21', amount: 3613 },
    ])
    expect(sumOrderTotal(lines)).toBe(3613)
  })

  it('lists each invoice day of several users separately and in order', () => {
    const lines = [
      line({ nextBillDate: '2026-12-21' }),
      line({ kind: 'downgrade', nextBillDate: '2026-12-03' }),
    ]
    expect(listPlannedPayments(lines).map(({ when, amount }) => `${when} ${amount}`)).toEqual([
      'today 2980',
      '2026-12-03 2980',
      '2026-12-21 2980',
    ])
  })
})
