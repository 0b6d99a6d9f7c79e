import { describe, expect, it } from 'vitest'
import { roundWaitingTime } from './response-time.rules.ts'

describe('roundWaitingTime', () => {
  it.each([
    [0, 'minutes', 5],
    [5, 'minutes', 5],
    [51, 'minutes', 55],
    [56, 'hours', 1],
    [61, 'hours', 2],
    [36 * 60, 'hours', 36],
    [36 * 60 + 1, 'days', 2],
    [72 * 60 + 1, 'days', 4],
  ] as const)('rounds %i minutes up', (minutes, unit, count) => {
    expect(roundWaitingTime(minutes)).toEqual({ unit, count })
  })
})
