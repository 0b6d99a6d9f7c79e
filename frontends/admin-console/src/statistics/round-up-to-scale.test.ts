import { expect, it } from 'vitest'
import { roundUpToScale } from './round-up-to-scale.ts'

it.each([
  ...[
    [0, 1],
    [0.3, 1],
    [1, 1],
    [1.1, 2],
    [3, 5],
    [6, 10],
    [10, 10],
    [11, 20],
    [201, 500],
    [5001, 10_000],
  ],
])('rounds %s up to %s', (value, rounded) => {
  expect(roundUpToScale(value)).toBe(rounded)
})
