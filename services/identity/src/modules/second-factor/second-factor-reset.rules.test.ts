import { describe, expect, it } from 'vitest'
import { computeResetEffectiveAt } from './second-factor-reset.rules.ts'

describe('computeResetEffectiveAt', () => {
  it('gives the member a whole day to object, also over the end of a month', () => {
    expect(computeResetEffectiveAt(new Date('2026-11-30T03:00:00.500Z'))).toEqual(
      new Date('2026-12-01T03:00:00.500Z'),
    )
  })
})
