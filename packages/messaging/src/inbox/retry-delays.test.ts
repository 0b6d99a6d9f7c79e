import { describe, expect, it } from 'vitest'
import { findRetryDelayMs, MAX_LOST_ATTEMPTS } from './retry-delays.ts'

describe('retry delays', () => {
  it('are 1 s, 5 s, 30 s, 2 min and 10 min; the sixth failure is final', () => {
    expect([1, 2, 3, 4, 5, 6].map((failures) => findRetryDelayMs(failures))).toEqual([
      1_000,
      5_000,
      30_000,
      120_000,
      600_000,
      undefined,
    ])
  })

  it('treat three lost attempts as a message that kills the process', () => {
    expect(MAX_LOST_ATTEMPTS).toBe(3)
  })
})
