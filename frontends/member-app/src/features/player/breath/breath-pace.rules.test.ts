import { describe, expect, it } from 'vitest'
import { breathPaces, getHalfBreathSeconds, toNextGuidedPace } from './breath-pace.rules.ts'

it('makes whole breaths of the chosen pace, and a longer half of breathing out', () => {
  for (const pace of breathPaces) {
    const [inhale, exhale] = [getHalfBreathSeconds(pace, 'inhale'), getHalfBreathSeconds(pace, 'exhale')]
    expect(inhale + exhale).toBeCloseTo(60 / pace)
    expect(exhale).toBeGreaterThan(inhale)
  }
})

describe('the guided pace', () => {
  const chosen = 6
  const follow = (guided: number, measured: number | null, seconds: number) =>
    toNextGuidedPace(guided, { chosen, measured, seconds })

  it('is the chosen one while nothing is measured', () => {
    expect(follow(6, null, 5)).toBe(6)
    expect(follow(11, null, 5)).toBe(6)
  })

  it('begins a little below the breath of the member', () => expect(follow(6, 14, 5)).toBe(13))

  it('leads to the chosen pace as the member follows, and never faster than two a minute', () => {
    let measured = 16
    let guided = follow(6, measured, 5)
    const guidedPaces: number[] = []
    for (let breath = 0; breath < 120; breath++) {
      const seconds = 60 / guided
      const next = follow(guided, measured, seconds)
      expect(Math.abs(next - guided)).toBeLessThanOrEqual((2 * seconds) / 60 + 1e-9)
      guided = next
      measured += 0.3 * (guided - measured)
      guidedPaces.push(guided)
    }
    expect(guidedPaces).toEqual(guidedPaces.toSorted((one, other) => other - one))
    expect(guided).toBeCloseTo(chosen, 0)
  })

  it('does not hurry somebody who breathes more slowly than was chosen', () => {
    expect(follow(6, 4.5, 30)).toBe(5)
    expect(follow(4.5, 4.5, 30)).toBe(4.5)
  })
})
