import { expect, it } from 'vitest'
import { groupByMonth } from './charges.rules.ts'

it('groups charges by month and leaves them in their order', () => {
  const [a, b, c] = ['2026-12-02', '2026-11-30', '2026-11-01'].map((chargedOn) => ({ chargedOn }))
  expect(groupByMonth([a, b, c].flatMap((one) => one ?? []))).toEqual([
    { month: '2026-12', charges: [a] },
    { month: '2026-11', charges: [b, c] },
  ])
  expect(groupByMonth([])).toEqual([])
})
