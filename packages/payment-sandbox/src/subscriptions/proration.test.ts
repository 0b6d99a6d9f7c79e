import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prorate } from './proration.ts'

const start = Date.UTC(2027, 0, 31) / 1000
const end = Date.UTC(2027, 1, 28) / 1000
const period = { start, end }
const charge = fc.record({
  unitAmount: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 0, max: 100 }),
})
const moment = fc.integer({ min: start, max: end })
const sum = ({ credit, debit }: { credit: number; debit: number }) => credit + debit

describe('prorate', () => {
  it('half of the time is half of the price', () => {
    const half = { old: { unitAmount: 980, quantity: 1 }, new: { unitAmount: 2980, quantity: 1 } }
    expect(prorate({ ...half, period, at: (start + end) / 2 })).toEqual({ credit: -490, debit: 1490 })
  })

  it('is the exact share of each side to the nearest yen', () => {
    fc.assert(
      fc.property(charge, charge, moment, (old, fresh, at) => {
        const { credit, debit } = prorate({ old, new: fresh, period, at })
        const left = BigInt(end - at)
        const whole = BigInt(end - start)
        for (const [yen, side] of [
          [-credit, old],
          [debit, fresh],
        ] as const) {
          const exact = BigInt(side.unitAmount) * BigInt(side.quantity) * left
          // At most half a yen away, counted without fractions.
          const twiceOff = 2n * (BigInt(yen) * whole - exact)
          expect(twiceOff <= whole && twiceOff >= -whole).toBe(true)
        }
      }),
    )
  })

  it('no change costs nothing, and there and back at one moment costs nothing', () => {
    fc.assert(
      fc.property(charge, charge, moment, (one, other, at) => {
        expect(sum(prorate({ old: one, new: one, period, at }))).toBe(0)
        const there = prorate({ old: one, new: other, period, at })
        const back = prorate({ old: other, new: one, period, at })
        expect(sum(there) + sum(back)).toBe(0)
      }),
    )
  })

  it('never gives back more than was paid, nor charges more than a whole period', () => {
    fc.assert(
      fc.property(charge, charge, fc.integer({ min: start - 1e6, max: end + 1e6 }), (old, fresh, at) => {
        const { credit, debit } = prorate({ old, new: fresh, period, at })
        expect(credit).toBeGreaterThanOrEqual(-old.unitAmount * old.quantity)
        expect(debit).toBeLessThanOrEqual(fresh.unitAmount * fresh.quantity)
      }),
    )
  })

  it('several changes in a period cost what was held when, within a yen for each line', () => {
    const changes = fc.uniqueArray(moment, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(changes, fc.array(charge, { minLength: 7, maxLength: 7 }), (times, held) => {
        const at = times.sort((a, b) => a - b)
        const [first] = held
        let paid = (first?.unitAmount ?? 0) * (first?.quantity ?? 0)
        let exact = 0
        for (const [index, from] of [start, ...at].entries()) {
          const [before, now] = [held[index - 1] ?? null, held[index] ?? null]
          if (index > 0) paid += sum(prorate({ old: before, new: now, period, at: from }))
          const until = at[index] ?? end
          exact += ((now?.unitAmount ?? 0) * (now?.quantity ?? 0) * (until - from)) / (end - start)
        }
        expect(Math.abs(paid - exact)).toBeLessThanOrEqual(at.length + 0.001)
      }),
    )
  })
})
