import { describe, expect, it } from 'vitest'
import { toPlayResultRings } from './play-result-rings.rules.ts'

const of = (heardSeconds: number, envelope: readonly number[] | null = [0, 1]) =>
  toPlayResultRings({ heardSeconds, durationSeconds: 600, envelope })

describe('toPlayResultRings', () => {
  it.each([
    [0, 3],
    [44, 3],
    [45, 4],
    [600, 16],
    [3600, 26],
  ])('%i seconds draw %i rings', (seconds, rings) => {
    expect(of(seconds).ringCount).toBe(rings)
    expect(of(seconds).strengths).toHaveLength(rings)
  })

  it('swings further where the sound was louder', () => {
    const { strengths } = of(600)
    expect(strengths.toSorted((a, b) => a - b)).toEqual(strengths)
    expect(strengths[0]).toBeLessThan(0.4)
    expect(strengths.at(-1)).toBeGreaterThan(0.95)
  })

  it('begins again from the inside with a sound that is repeated', () => {
    const { strengths, ringCount } = of(1200)
    expect(strengths[ringCount / 2]).toBeLessThan(strengths[ringCount / 2 - 1] as number)
  })

  it('creates the same figure every time, and an even one for a sound that was not measured', () => {
    expect(of(333)).toEqual(of(333))
    expect(new Set(of(300, null).strengths)).toEqual(new Set([1]))
  })
})
