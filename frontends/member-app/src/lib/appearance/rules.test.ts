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
  ])('at %i o’clock is %s where nothing was chosen', (hour, expected) => {
    expect(findAppearance(null, { hour, systemIsDark: false })).toBe(expected)
    expect(findAppearance('auto', { hour, systemIsDark: false })).toBe(expected)
  })

  it('follows a dark system at noon', () => {
    expect(findAppearance('auto', { hour: 12, systemIsDark: true })).toBe('night')
  })

  it.each(['day', 'night'] as const)('is %s at any time once chosen', (choice) => {
    for (const hour of [0, 12, 22]) {
      for (const systemIsDark of [true, false]) {
        expect(findAppearance(choice, { hour, systemIsDark })).toBe(choice)
      }
    }
  })

  it('takes anything else that is stored for no choice', () => {
    expect(findAppearance('blue', { hour: 12, systemIsDark: false })).toBe('day')
  })
})
