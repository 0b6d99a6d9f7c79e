import { describe, expect, it } from 'vitest'
import { figureOf, totalOf } from './small-groups.ts'

describe('figures', () => {
  it.each([
    [0, 12],
    [1, null],
    [4, null],
    [5, 12],
  ])('about %i people', (people, shown) => {
    expect(figureOf(12, people)).toBe(shown)
  })

  it('in sums hide the sum when exactly one of its parts is hidden', () => {
    expect(totalOf(30, [10, 20])).toBe(30)
    expect(totalOf(33, [10, null, 20])).toBeNull()
    expect(totalOf(36, [10, null, 20, null])).toBe(36)
    expect(totalOf(null, [])).toBeNull()
  })
})
