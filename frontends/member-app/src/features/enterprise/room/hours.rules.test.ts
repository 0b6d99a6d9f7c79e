import { describe, expect, it } from 'vitest'
import { endNextDay, missingIn, newHours } from './hours.rules.ts'

describe('hours of a room', () => {
  it.each([
    ['09:00', '21:00', false],
    ['22:00', '06:00', true],
    ['00:00', '00:00', true],
    ['', '06:00', false],
  ])('from %s to %s: of the next day %s', (from, to, overnight) => {
    expect(endNextDay({ ...newHours, from, to })).toBe(overnight)
  })

  it('are incomplete without days and without both times', () => {
    expect(missingIn(newHours)).toBeNull()
    expect(missingIn({ ...newHours, weekdays: [] })).toBe('weekdays')
    expect(missingIn({ ...newHours, to: '' })).toBe('times')
  })
})
