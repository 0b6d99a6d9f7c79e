import { describe, expect, it } from 'vitest'
import { suppressSmallCounts } from './small-counts.rules.ts'

describe('suppressSmallCounts', () => {
  const figures = { started: 7, mean: 0.5 }

  it.each([0, 5, 6])('returns the figures of a row about %d people', (people) => {
    expect(suppressSmallCounts(people, figures)).toEqual(figures)
  })

  it.each([1, 4])('returns null for every figure of a row about %d people', (people) => {
    expect(suppressSmallCounts(people, figures)).toEqual({ started: null, mean: null })
  })
})
