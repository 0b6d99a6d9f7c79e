import { expect, it } from 'vitest'
import { toDayPart } from './rules.ts'

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
