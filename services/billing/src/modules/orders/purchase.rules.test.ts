import { addDays, addMonths, countDaysBetween } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillingPeriod } from '../contracts/billing-period.rules.ts'
import { applyCredits, computeProratedDifference } from '../contracts/proration.rules.ts'
import {
  computeOrderEffect,
  findOrderRefusal,
  type HeldContract,
  sumChargedToday,
  toOrderLines,
} from './purchase.rules.ts'

const today = '2026-11-21'
const on = (day: string, period: BillingPeriod | null = null) => ({ today: day, period })
const month = { periodMonths: 1, isDifferenceDueNow: false }
const standard = { id: 'standard', price: 1980, yearlyPrice: 19_800, rental: false }
const light = { id: 'light', price: 980, yearlyPrice: 9800, rental: false }
const rental = { id: 'rental', price: 4980, yearlyPrice: null, rental: true }
const held = (changes: Partial<HeldContract> = {}): HeldContract => ({
  productId: 'light',
  productName: { ja: 'ライト', en: 'Light' },
  price: 980,
  owed: 0,
  nextProductId: null,
  paidProductId: 'light',
  isPaymentUnderWay: false,
  status: 'active',
  rental: false,
  anchorOn: '2026-11-16',
  paidMonths: 1,
  periodMonths: 1,
  paidUntil: '2026-12-16',
  paidByCaller: true,
  invoiced: false,
  ...changes,
})

describe('findOrderRefusal', () => {
  it('returns E2005 for a product that is held, and E2003 or E2004 for any product while a device is on its way', () => {
    expect(findOrderRefusal(light, [], on(today))).toBeNull()
    expect(findOrderRefusal(light, [held()], on(today))).toBe('E2005')
    expect(findOrderRefusal(light, [held({ status: 'pendingPayment' })], on(today))).toBe('E2005')
    expect(findOrderRefusal(standard, [held()], on(today))).toBeNull()
    expect(findOrderRefusal(standard, [held({ status: 'awaitingDelivery' })], on(today))).toBe('E2003')
    expect(findOrderRefusal(light, [held({ status: 'awaitingDelivery' })], on(today))).toBe('E2003')
    expect(findOrderRefusal(standard, [held({ status: 'awaitingReturn' })], on(today))).toBe('E2004')
  })

  it('returns BILLING_PLAN_INVOICED for another plan while one is paid by invoice, whoever orders', () => {
    for (const paidByCaller of [true, false]) {
      const invoiced = held({ invoiced: true, paidByCaller })
      expect(findOrderRefusal(standard, [invoiced], on(today))).toBe('BILLING_PLAN_INVOICED')
      expect(findOrderRefusal(rental, [invoiced], on(today))).toBeNull()
    }
    const cancelled = held({ invoiced: true, status: 'cancelReserved' })
    expect(findOrderRefusal(standard, [cancelled], on(today))).toBeNull()
  })
})

describe('computeOrderEffect', () => {
  it('charges a plan now and next in a calendar month', () => {
    const effect = computeOrderEffect(standard, [], on('2027-01-31'))
    expect(effect).toEqual({
      ...month,
      kind: 'subscription',
      unitPrice: 1980,
      difference: 0,
      owed: null,
      nextBillDate: '2027-02-28',
    })
  })

  it('charges a rental when it is delivered, in addition to any plan', () => {
    expect(computeOrderEffect(rental, [held()], on(today))).toEqual({
      ...month,
      kind: 'rental',
      unitPrice: 4980,
      difference: 0,
      owed: null,
      nextBillDate: null,
    })
  })

  it('replaces a cheaper plan by a dearer one, and adds the difference for the remaining days', () => {
    // 25 of 30 days are left: 1000 * 25 / 30 = 833.33 yen.
    expect(computeOrderEffect(standard, [held()], on(today))).toEqual({
      ...month,
      kind: 'upgrade',
      unitPrice: 1980,
      difference: 833,
      owed: null,
      nextBillDate: '2026-12-16',
    })
  })

  it('replaces a dearer plan by a cheaper one with the renewal, without a refund', () => {
    const effect = computeOrderEffect(light, [held({ productId: 'standard', price: 1980 })], on(today))
    expect(effect).toEqual({
      ...month,
      kind: 'downgrade',
      unitPrice: 980,
      difference: 0,
      owed: null,
      nextBillDate: '2026-12-16',
    })
  })

  it.each([
    ['another member pays', { paidByCaller: false }],
    ['is cancelled', { status: 'cancelReserved' as const }],
    ['is past due', { status: 'pastDue' as const }],
    ['is a rental', { rental: true }],
    ['is due today', { paidUntil: today }],
  ])('makes a plan a contract of its own beside one that %s', (_what, changes) => {
    expect(computeOrderEffect(standard, [held(changes)], on(today)).kind).toBe('subscription')
  })
})

describe('an order that is paid by the year', () => {
  const yearly = held({ price: 9800, paidMonths: 12, periodMonths: 12, paidUntil: '2027-11-16' })

  it('charges a year now and next a calendar year later, also from 29 February', () => {
    const effect = computeOrderEffect(standard, [], on('2028-02-29', 'year'))
    expect(effect).toMatchObject({
      kind: 'subscription',
      unitPrice: 19_800,
      periodMonths: 12,
      nextBillDate: '2029-02-28',
    })
  })

  it('changes the period of the same plan with the renewal, in both directions', () => {
    expect(findOrderRefusal(light, [held()], on(today, 'year'))).toBeNull()
    expect(computeOrderEffect(light, [held()], on(today, 'year'))).toMatchObject({
      kind: 'periodChange',
      unitPrice: 9800,
      difference: 0,
      nextBillDate: '2026-12-16',
    })
    expect(findOrderRefusal(light, [yearly], on(today, 'month'))).toBeNull()
    expect(computeOrderEffect(light, [yearly], on(today, 'month'))).toMatchObject({
      kind: 'periodChange',
      unitPrice: 980,
      nextBillDate: '2027-11-16',
    })
  })

  it('keeps the period when the plan changes, and rejects another one with BILLING_PERIOD_KEPT', () => {
    expect(findOrderRefusal(standard, [yearly], on(today))).toBeNull()
    expect(findOrderRefusal(standard, [yearly], on(today, 'month'))).toBe('BILLING_PERIOD_KEPT')
    expect(findOrderRefusal(standard, [held()], on(today, 'year'))).toBe('BILLING_PERIOD_KEPT')
  })

  it('charges the difference of an upgrade at once, for the days that are left of the year', () => {
    // 360 of 365 days are left: 10,000 * 360 / 365 = 9863.01 yen.
    const effect = computeOrderEffect(standard, [yearly], on(today))
    expect(effect).toMatchObject({ kind: 'upgrade', unitPrice: 19_800, difference: 9863 })
    const lines = toOrderLines([{ role: 'ROLE_CUSTOMER', effect }])
    expect(lines.map(({ kind }) => kind)).toEqual(['upgrade', 'differenceToday'])
    expect(sumChargedToday(lines)).toBe(9863)
  })

  it('waives a difference that no card can be charged', () => {
    const lastDay = computeOrderEffect(standard, [yearly], on('2027-11-15'))
    expect(lastDay).toMatchObject({ kind: 'upgrade', difference: 0 })
  })

  it('is rejected for a product without a yearly price', () => {
    const onlyMonthly = { ...standard, yearlyPrice: null }
    expect(findOrderRefusal(onlyMonthly, [], on(today, 'year'))).toBe('BILLING_NO_YEARLY_PRICE')
    expect(findOrderRefusal(onlyMonthly, [yearly], on(today))).toBe('BILLING_NO_YEARLY_PRICE')
    expect(findOrderRefusal(rental, [], on(today, 'year'))).toBe('BILLING_NO_YEARLY_PRICE')
  })
})

describe('toOrderLines', () => {
  it('groups users of one role and price, and lists differences separately', () => {
    const subscription = computeOrderEffect(standard, [], on(today))
    const upgrade = computeOrderEffect(standard, [held()], on(today))
    const lines = toOrderLines([
      { role: 'ROLE_CUSTOMER', effect: subscription },
      { role: 'ROLE_PERSON_IN_CHARGE', effect: upgrade },
      { role: 'ROLE_CUSTOMER', effect: subscription },
    ])
    expect(lines.map(({ kind, role, quantity, unitPrice }) => [kind, role, quantity, unitPrice])).toEqual([
      ['subscription', 'ROLE_CUSTOMER', 2, 1980],
      ['upgrade', 'ROLE_PERSON_IN_CHARGE', 1, 1980],
      ['difference', 'ROLE_PERSON_IN_CHARGE', 1, 833],
    ])
  })
})

describe('amounts of yen', { timeout: 30_000 }, () => {
  const price = fc.integer({ min: 0, max: 100_000 })
  const period = fc
    .tuple(
      fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2027-01-01', days)),
      fc.integer({ min: 0, max: 24 }),
      fc.nat({ max: 30 }),
    )
    .map(([anchor, count, into]) => {
      const [periodFrom, periodUntil] = [addMonths(anchor, count), addMonths(anchor, count + 1)]
      return {
        periodFrom,
        periodUntil,
        on: addDays(periodFrom, into % countDaysBetween(periodFrom, periodUntil)),
      }
    })

  it('round the difference of an upgrade down to whole yen', () => {
    fc.assert(
      fc.property(price, price, period, (oldPrice, newPrice, days) => {
        const yen = computeProratedDifference({ oldPrice, newPrice, ...days })
        const left = countDaysBetween(days.on, days.periodUntil)
        const exact =
          (Math.max(newPrice - oldPrice, 0) * left) / countDaysBetween(days.periodFrom, days.periodUntil)
        expect(Number.isInteger(yen) && yen >= 0 && yen <= exact && exact - yen < 1).toBe(true)
        if (days.on === days.periodFrom) expect(yen).toBe(Math.max(newPrice - oldPrice, 0))
      }),
      createPropertyParameters({ test: 5_000, prove: 50_000 }),
    )
  })

  it('are lowered by credits in order, by exactly the yen that the credits lose', () => {
    const credits = fc
      .array(fc.integer({ min: 0, max: 5000 }), { maxLength: 6 })
      .map((yens) => yens.map((remaining, id) => ({ id: String(id), remaining })))
    fc.assert(
      fc.property(price, credits, (amount, given) => {
        const result = applyCredits(amount, given)
        const used = result.used.reduce((sum, { yen }) => sum + yen, 0)
        expect(result.amount).toBe(amount - used)
        expect(result.amount >= 0 && result.amount <= amount).toBe(true)
        const total = given.reduce((sum, { remaining }) => sum + remaining, 0)
        expect(used).toBe(Math.min(amount, total))
        for (const { id, yen } of result.used)
          expect(yen > 0 && yen <= (given[Number(id)]?.remaining ?? 0)).toBe(true)
      }),
      createPropertyParameters({ test: 2_000, prove: 20_000 }),
    )
  })
})
