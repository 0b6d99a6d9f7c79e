import { describe, expect, it } from 'vitest'
import { findInvalidBirthdayField } from './profile.rules.ts'

const now = new Date('2026-11-10T03:00:00Z')
const check = (birthYear: number, birthMonth: number, birthDay: number, at = now) =>
  findInvalidBirthdayField({ birthYear, birthMonth, birthDay }, at)

describe('findInvalidBirthdayField', () => {
  it('accepts 120 years, unset parts and leap days', () => {
    for (const [year, month, day] of [
      [-1, -1, -1],
      [2026, 11, 10],
      [2026, 10, 31],
      [2026, -1, 31],
      [1907, 1, 1],
      [2000, 2, 29],
      [-1, 2, 29],
      [1990, -1, 31],
      [1990, 4, -1],
    ] as const)
      expect(check(year, month, day)).toBeNull()
  })

  it('returns the first wrong field', () => {
    expect(check(1906, 1, 1)).toBe('birthYear')
    expect(check(2027, 1, 1)).toBe('birthYear')
    expect(check(0, 1, 1)).toBe('birthYear')
    expect(check(1990, 13, 1)).toBe('birthMonth')
    expect(check(1990, 0, 1)).toBe('birthMonth')
    expect(check(2001, 2, 29)).toBe('birthDay')
    expect(check(1990, 4, 31)).toBe('birthDay')
    expect(check(1990, 4, 0)).toBe('birthDay')
  })

  it('rejects dates in the future by the day in Japan', () => {
    expect(check(2026, 12, -1)).toBe('birthMonth')
    expect(check(2026, 12, 31)).toBe('birthMonth')
    expect(check(2026, 11, 11)).toBe('birthDay')
    expect(check(2026, 11, 11, new Date('2026-11-10T15:00:00Z'))).toBeNull()
  })

  it('takes the year in Japan as the current one', () => {
    expect(check(2027, 1, 1, new Date('2026-12-31T15:00:00Z'))).toBeNull()
  })
})
