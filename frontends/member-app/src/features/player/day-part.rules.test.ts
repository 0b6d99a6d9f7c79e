import { expect, it } from 'vitest'
import { toDayPart, toDayPeriod } from './day-part.rules.ts'

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [16, 'day'],
  [17, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
] as const)('maps %i o’clock to the %s', (hour, part) => {
  expect(toDayPart(hour)).toBe(part)
})

it('counts the hours after midnight to the evening before them, and every evening for itself', () => {
  const late = toDayPeriod(new Date(2026, 10, 29, 23, 50).getTime())
  expect(toDayPeriod(new Date(2026, 10, 30, 4, 59).getTime())).toBe(late)
  expect(toDayPeriod(new Date(2026, 10, 30, 5, 0).getTime())).not.toBe(late)
  expect(toDayPeriod(new Date(2026, 10, 30, 22, 0).getTime())).not.toBe(late)
})
