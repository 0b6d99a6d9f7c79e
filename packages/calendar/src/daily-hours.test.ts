import { expect, it } from 'vitest'
import { isWithinDailyHours } from './daily-hours.ts'

const at = (time: string) => new Date(`2026-11-30T${time}+09:00`)

it.each([
  ['22:00', '07:00', '21:59:59', false],
  ['22:00', '07:00', '22:00:00', true],
  ['22:00', '07:00', '00:00:00', true],
  ['22:00', '07:00', '06:59:59', true],
  ['22:00', '07:00', '07:00:00', false],
  ['09:00', '12:00', '09:00:00', true],
  ['09:00', '12:00', '12:00:00', false],
  ['08:00', '08:00', '03:00:00', true],
  ['08:00', '08:00', '08:00:00', true],
])('from %s to %s, %s is within: %s', (from, to, time, expected) => {
  expect(isWithinDailyHours({ from, to }, at(time))).toBe(expected)
})
