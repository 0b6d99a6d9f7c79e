import { addDays, addMonths, countDaysBetween } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCredits, computeProratedDifference } from '../contracts/proration.rules.ts'
import { computeOrderEffect, findOrderRefusal, type HeldContract, toOrderLines } from './purchase.rules.ts'

const today = '2026-11-21'
const standard = { id: 'standard', price: 1980, rental: false }
const light = { id: 'light', price: 980, rental: false }
const rental = { id: 'rental', price: 4980, rental: true }
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
  paidPeriods: 1,
  paidUntil: '2026-12-16',
  paidByCaller: true,
  invoiced: false,
  ...changes,
})

describe('findOrderRefusal', () => {
  it('returns E2005 for a product that is held, and E2003 or E2004 for any product while a device is on its way', () => {
    expect(findOrderRefusal(light, [], today)).toBeNull()
    expect(findOrderRefusal(light, [held()], today)).toBe('E2005')
    expect(findOrderRefusal(light, [held({ status: 'pendingPayment' })], today)).toBe('E2005')
    expect(findOrderRefusal(standard, [held()], today)).toBeNull()
    expect(findOrderRefusal(standard, [held({ status: 'awaitingDelivery' })], today)).toBe('E2003')
    expect(findOrderRefusal(light, [held({ status: 'awaitingDelivery' })], today)).toBe('E2003')
    expect(findOrderRefusal(standard, [held({ status: 'awaitingReturn' })], today)).toBe('E2004')
  })

  it('returns BILLING_PLAN_INVOICED for another plan while one is paid by invoice, whoever orders', () => {
    for (const paidByCaller of [true, false]) {
      const invoiced = held({ invoiced: true, paidByCaller })
      expect(findOrderRefusal(standard, [invoiced], today)).toBe('BILLING_PLAN_INVOICED')
      expect(findOrderRefusal(rental, [invoiced], today)).toBeNull()
    }
    const cancelled = held({ invoiced: true, status: 'cancelReserved' })
    expect(findOrderRefusal(standard, [cancelled], today)).toBeNull()
  })
})

describe('computeOrderEffect', () => {
  it('charges a plan now and next in a calendar month', () => {
    const effect = computeOrderEffect(standard, [], '2027-01-31')
    expect(effect).toEqual({ kind: 'subscription', difference: 0, owed: null, nextBillDate: '2027-02-28' })
  })

  it('charges a rental when it is delivered, in addition to any plan', () => {
    expect(computeOrderEffect(rental, [held()], today)).toEqual({
      kind: 'rental',
      difference: 0,
      owed: null,
      nextBillDate: null,
    })
  })

  it('replaces a cheaper plan by a dearer one, and adds the difference for the remaining days', () => {
    // 25 of 30 days are left: 1000 * 25 / 30 = 833.33 yen.
    expect(computeOrderEffect(standard, [held()], today)).toEqual({
      kind: 'upgrade',
      difference: 833,
      owed: null,
      nextBillDate: '2026-12-16',
    })
  })

  it('replaces a dearer plan by a cheaper one with the renewal, without a refund', () => {
    const effect = computeOrderEffect(light, [held({ productId: 'standard', price: 1980 })], today)
    expect(effect).toEqual({ kind: 'downgrade', difference: 0, owed: null, nextBillDate: '2026-12-16' })
  })

  it.each([
    ['another member pays', { paidByCaller: false }],
    ['is cancelled', { status: 'cancelReserved' as const }],
    ['is past due', { status: 'pastDue' as const }],
    ['is a rental', { rental: true }],
    ['is due today', { paidUntil: today }],
  ])('makes a plan a contract of its own beside one that %s', (_what, changes) => {
    expect(computeOrderEffect(standard, [held(changes)], today).kind).toBe('subscription')
  })
})

describe('toOrderLines', () => {
  it('groups users of one role and price, and lists differences separately', () => {
    const subscription = computeOrderEffect(standard, [], today)
    const upgrade = computeOrderEffect(standard, [held()], today)
    const lines = toOrderLines(
      [
        { role: 'ROLE_CUSTOMER', effect: subscription },
        { role: 'ROLE_PERSON_IN_CHARGE', effect: upgrade },
        { role: 'ROLE_CUSTOMER', effect: subscription },
      ],
      standard.price,
    )
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
