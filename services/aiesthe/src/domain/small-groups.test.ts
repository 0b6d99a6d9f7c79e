import { describe, expect, it } from 'vitest'
import { figureOf, hiddenParts, isSmall } from './small-groups.ts'

describe('figures', () => {
  it.each([
    [0, 12],
    [1, null],
    [4, null],
    [5, 12],
  ])('about %i people', (people, shown) => {
    expect(figureOf(12, people)).toBe(shown)
  })

  it('of a share and of what is left of it are small together', () => {
    expect(isSmall({ people: [5, 1] })).toBe(true)
    expect(isSmall({ people: [0, 6] })).toBe(false)
  })
})

describe('parts of a whole', () => {
  /** The positions that are hidden, of parts with so many people behind their only number. */
  const hiddenOf = (people: number[], options?: Parameters<typeof hiddenParts>[1]) =>
    hiddenParts(
      people.map((count) => ({ size: count, people: [count] })),
      options,
    ).flatMap((isHidden, at) => (isHidden ? [at] : []))

  it('are told when each is about nobody or five people', () => {
    expect(hiddenOf([9, 0, 5])).toEqual([])
    expect(hiddenOf([])).toEqual([])
  })

  it('take the next smallest with a small one, the first of equal ones', () => {
    expect(hiddenOf([9, 2, 7, 7, 0])).toEqual([1, 2])
  })

  it('take it with several small ones, too, because of their sum', () => {
    expect(hiddenOf([9, 2, 1, 7])).toEqual([1, 2, 3])
  })

  it('cannot take what is not there', () => {
    expect(hiddenOf([3])).toEqual([0])
    expect(hiddenOf([3, 4, 0])).toEqual([0, 1])
  })

  it('do not tell a whole that is hidden', () => {
    expect(hiddenOf([9, 7, 8], { isWholeHidden: true })).toEqual([1])
    expect(hiddenOf([3, 0], { isWholeHidden: true })).toEqual([0])
  })

  it('need no other company than what is hidden with them anyway', () => {
    expect(hiddenOf([9, 7, 2], { also: [true, false, false] })).toEqual([0, 2])
  })

  it('need company for each number that is hidden', () => {
    const hidden = hiddenParts([
      { size: 12, people: [10, 2] },
      { size: 30, people: [30, 0] },
      { size: 40, people: [20, 20] },
      { size: 50, people: [20, 30] },
    ])
    expect(hidden).toEqual([true, false, true, false])
  })
})
