import { describe, expect, it } from 'vitest'
import { computeDisplayOrderChanges } from './master-order.rules.ts'

const rows = (...orders: number[]) =>
  orders.map((displayOrder, at) => ({ id: 'abcdef'.charAt(at), displayOrder }))

describe('computeDisplayOrderChanges of master data', () => {
  it('swaps two rows and changes no other', () => {
    expect(computeDisplayOrderChanges(rows(10, 20, 30), 'c', -1)).toEqual([
      { id: 'c', displayOrder: 20 },
      { id: 'b', displayOrder: 30 },
    ])
    expect(computeDisplayOrderChanges(rows(10, 20, 30), 'a', 1)).toEqual([
      { id: 'b', displayOrder: 10 },
      { id: 'a', displayOrder: 20 },
    ])
  })

  it('assigns distinct numbers to rows with equal ones', () => {
    expect(computeDisplayOrderChanges(rows(0, 0, 0), 'c', -1)).toEqual([
      { id: 'c', displayOrder: 1 },
      { id: 'b', displayOrder: 2 },
    ])
  })

  it('changes nothing at either end or for an unknown row', () => {
    expect(computeDisplayOrderChanges(rows(1, 2), 'a', -1)).toEqual([])
    expect(computeDisplayOrderChanges(rows(1, 2), 'b', 1)).toEqual([])
    expect(computeDisplayOrderChanges(rows(1, 2), 'x', 1)).toEqual([])
  })
})
