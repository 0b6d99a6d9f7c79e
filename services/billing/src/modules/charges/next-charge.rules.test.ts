import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractStatuses } from '../contracts/contract.rules.ts'
import {
  findContainedContracts,
  findNextCharge,
  type PaidContract,
  sumPricesOfPeriod,
} from './next-charge.rules.ts'

const today = '2026-11-21'
const premium: PaidContract = {
  id: 'a',
  userId: 'hanako',
  productId: 'premium',
  status: 'active',
  price: 2980,
  periodMonths: 1,
  difference: 0,
  paidUntil: '2026-12-05',
  functions: ['loop', 'timer', 'ai-chat'],
}
const drAi: PaidContract = {
  ...premium,
  id: 'b',
  productId: 'dr-ai-rental',
  price: 4980,
  functions: ['loop', 'timer', 'ai-chat', 'dr-ai-healthcare'],
}

describe('findNextCharge', () => {
  it('sums all contracts that are due on the same day', () => {
    expect(findNextCharge([premium, drAi], today)).toEqual({
      on: '2026-12-05',
      amount: 7960,
      contractIds: ['a', 'b'],
    })
  })

  it('names the earlier day when the contracts are due on different days, with the difference of an upgrade', () => {
    const earlier = { ...premium, paidUntil: '2026-12-01', difference: 500 }
    expect(findNextCharge([drAi, earlier], today)).toEqual({
      on: '2026-12-01',
      amount: 3480,
      contractIds: ['a'],
    })
  })

  it('charges what is overdue today, together with what is due today', () => {
    const overdue = { ...premium, status: 'pastDue' as const, paidUntil: '2026-11-18' }
    expect(findNextCharge([overdue, { ...drAi, paidUntil: today }], today)).toMatchObject({
      on: today,
      amount: 7960,
    })
  })

  it.each(['cancelReserved', 'ended', 'paymentFailed', 'awaitingReturn', 'pendingPayment'] as const)(
    'has nothing to charge for a contract that is %s',
    (status) => {
      expect(findNextCharge([{ ...premium, status }], today)).toBeNull()
    },
  )

  it('never charges more than one period of each contract and the differences', () => {
    const contract = fc.record({
      id: fc.uuid(),
      userId: fc.constant('hanako'),
      productId: fc.constant('p'),
      status: fc.constantFrom(...contractStatuses),
      price: fc.nat(30_000),
      periodMonths: fc.constantFrom(1 as const, 12 as const),
      difference: fc.nat(3000),
      paidUntil: fc.constantFrom(null, '2026-11-20', '2026-11-21', '2026-12-05'),
      functions: fc.constant([]),
    })
    fc.assert(
      fc.property(fc.uniqueArray(contract, { selector: ({ id }) => id, maxLength: 6 }), (contracts) => {
        const next = findNextCharge(contracts, today)
        const differences = contracts.reduce((sum, { difference }) => sum + difference, 0)
        expect(next?.amount ?? 0).toBeLessThanOrEqual(
          sumPricesOfPeriod(contracts, 'month') + sumPricesOfPeriod(contracts, 'year') + differences,
        )
        expect((next?.on ?? today) >= today).toBe(true)
      }),
    )
  })
})

describe('sumPricesOfPeriod', () => {
  it('includes a device that is on its way, and not what was cancelled', () => {
    const awaited = { ...drAi, status: 'awaitingDelivery' as const, paidUntil: null }
    expect(sumPricesOfPeriod([premium, awaited], 'month')).toBe(7960)
    expect(sumPricesOfPeriod([{ ...premium, status: 'cancelReserved' }, awaited], 'month')).toBe(4980)
  })

  it('sums what is paid by the month and by the year separately', () => {
    const yearly: PaidContract = { ...premium, price: 29_800, periodMonths: 12 }
    expect(sumPricesOfPeriod([yearly, drAi], 'month')).toBe(4980)
    expect(sumPricesOfPeriod([yearly, drAi], 'year')).toBe(29_800)
  })
})

describe('findContainedContracts', () => {
  it('finds the plan that the other one contains, and not the other way round', () => {
    const pairs = findContainedContracts([premium, drAi], [premium, drAi])
    expect(pairs.map(({ contained, by }) => [contained.id, by.id])).toEqual([['a', 'b']])
  })

  it('finds none when the plans are of different users or open different things', () => {
    const other = { ...drAi, userId: 'taro' }
    expect(findContainedContracts([premium], [other])).toEqual([])
    expect(findContainedContracts([{ ...premium, functions: ['sound-therapy'] }], [drAi])).toEqual([])
    expect(findContainedContracts([{ ...premium, functions: [] }], [drAi])).toEqual([])
  })

  it('finds one of two plans that open the same: the cheaper, and for the same price the older', () => {
    const same = { ...premium, id: 'c', price: 3000 }
    expect(
      findContainedContracts([premium, same], [premium, same]).map(({ contained }) => contained.id),
    ).toEqual(['a'])
    const yearly = { ...premium, id: 'c', price: 29_800, periodMonths: 12 as const }
    expect(
      findContainedContracts([premium, yearly], [premium, yearly]).map(({ contained }) => contained.id),
    ).toEqual(['c'])
    const twin = { ...premium, id: 'c' }
    expect(
      findContainedContracts([premium, twin], [premium, twin]).map(({ contained }) => contained.id),
    ).toEqual(['a'])
  })
})
