import { describe, expect, it } from 'vitest'
import { endsNextDay, findMissingPart, newHours } from './hours.rules.ts'

describe('hours of a room', () => {
  it.each([
    ['09:00', '21:00', false],
    ['22:00', '06:00', true],
    ['00:00', '00:00', true],
    ['', '06:00', false],
  ])('from %s to %s end on the next day: %s', (from, to, overnight) => {
    expect(endsNextDay({ ...newHours, from, to })).toBe(overnight)
  })

  it('are incomplete without days and without both times', () => {
    expect(findMissingPart(newHours)).toBeNull()
    expect(findMissingPart({ ...newHours, weekdays: [] })).toBe('weekdays')
    expect(findMissingPart({ ...newHours, to: '' })).toBe('times')
  })
})
