import { describe, expect, it } from 'vitest'
import { findAppearance } from './rules.ts'

describe('the appearance', () => {
  it.each([
    [4, 'night'],
    [5, 'day'],
    [19, 'day'],
    [20, 'night'],
    [23, 'night'],
    [0, 'night'],
  ])('returns at %i o’clock %s when nothing was chosen', (hour, expected) => {
    expect(findAppearance(null, { hour, systemIsDark: false })).toBe(expected)
    expect(findAppearance('auto', { hour, systemIsDark: false })).toBe(expected)
  })

  it('returns night on a dark system at noon', () => {
    expect(findAppearance('auto', { hour: 12, systemIsDark: true })).toBe('night')
  })

  it.each(['day', 'night'] as const)('returns %s at any time when it was chosen', (choice) => {
    for (const hour of [0, 12, 22]) {
      for (const systemIsDark of [true, false]) {
        expect(findAppearance(choice, { hour, systemIsDark })).toBe(choice)
      }
    }
  })

  it('treats any other stored value as no choice', () => {
    expect(findAppearance('blue', { hour: 12, systemIsDark: false })).toBe('day')
  })
})
