import { describe, expect, it } from 'vitest'
import { defaultWeeklyHours, endsNextDay, findMissingPart } from './weekly-hours.rules.ts'

describe('hours of a room', () => {
  it.each([
    ['09:00', '21:00', false],
    ['22:00', '06:00', true],
    ['00:00', '00:00', true],
    ['', '06:00', false],
  ])('from %s to %s end on the next day: %s', (from, to, overnight) => {
    expect(endsNextDay({ ...defaultWeeklyHours, from, to })).toBe(overnight)
  })

  it('are incomplete without days and without both times', () => {
    expect(findMissingPart(defaultWeeklyHours)).toBeNull()
    expect(findMissingPart({ ...defaultWeeklyHours, weekdays: [] })).toBe('weekdays')
    expect(findMissingPart({ ...defaultWeeklyHours, to: '' })).toBe('times')
  })
})
