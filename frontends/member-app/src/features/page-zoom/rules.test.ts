import { describe, expect, it } from 'vitest'
import { findNextScale, mergeScales } from './rules.ts'

describe('page zoom', () => {
  it('moves in steps of exactly 0.1', () => {
    let scale = 0.7
    const seen = [scale]
    for (let next = findNextScale(scale, 1); next !== null; next = findNextScale(scale, 1)) {
      scale = next
      seen.push(scale)
    }
    expect(seen).toEqual([0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5])
  })

  it('stops at 0.7 and at 1.5', () => {
    expect(findNextScale(0.7, -1)).toBeNull()
    expect(findNextScale(1.5, 1)).toBeNull()
  })

  it("uses the browser's scale when the account has none", () => {
    expect(mergeScales(1, 1.3)).toEqual({ scale: 1.3, save: true })
  })

  it("prefers the account's scale otherwise", () => {
    expect(mergeScales(1.2, 0.8)).toEqual({ scale: 1.2, save: false })
    expect(mergeScales(1, 1)).toEqual({ scale: 1, save: false })
  })
})
