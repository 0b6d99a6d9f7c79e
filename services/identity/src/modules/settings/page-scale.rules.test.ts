import { describe, expect, it } from 'vitest'
import { validatePageScale } from './page-scale.rules.ts'

describe('validatePageScale', () => {
  it('accepts each of the nine steps, also as inexact sums of 0.1', () => {
    let sum = 0.7
    for (const step of [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]) {
      expect(validatePageScale(step)).toEqual({ scale: step })
      expect(validatePageScale(sum)).toEqual({ scale: step })
      sum += 0.1
    }
    expect(validatePageScale(0.7 - 1e-12)).toEqual({ scale: 0.7 })
  })

  it.each([
    [0.6, 'too-small'],
    [0.69, 'too-small'],
    [-1, 'too-small'],
    [1.6, 'too-large'],
    [1.51, 'too-large'],
    [1.25, 'not-a-step'],
    [0.75, 'not-a-step'],
  ])('rejects %s as %s', (value, refused) => {
    expect(validatePageScale(value)).toEqual({ refused })
  })
})
