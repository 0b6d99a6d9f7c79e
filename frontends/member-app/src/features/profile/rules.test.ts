import { describe, expect, it } from 'vitest'
import { calculateAge, clearInvalidDay, listBirthYears, listDaysOfMonth } from './rules.ts'

const today = new Date(2026, 10, 21)
const born = (birthYear: number, birthMonth: number, birthDay: number) => ({
  birthYear,
  birthMonth,
  birthDay,
})

describe('the birth date', () => {
  it('offers the latest 120 years', () => {
    const years = listBirthYears(today)
    expect(years).toHaveLength(120)
    expect([years[0], years.at(-1)]).toEqual([2026, 1907])
  })

  it.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [-1, 2, 29],
    [2023, 4, 30],
    [2023, -1, 31],
  ])('lists the days of %i/%i up to %i', (year, month, days) => {
    expect(listDaysOfMonth(born(year, month, -1))).toHaveLength(days)
  })

  it('clears a day that the new month does not have', () => {
    expect(clearInvalidDay(born(2023, 2, 31)).birthDay).toBe(-1)
    expect(clearInvalidDay(born(2023, 3, 31)).birthDay).toBe(31)
  })

  it.each([
    [born(1990, 11, 21), 36],
    [born(1990, 11, 22), 35],
    [born(1990, 12, 1), 35],
    [born(2026, 11, 21), 0],
    [born(2026, 11, 22), null],
    [born(1906, 11, 21), 120],
    [born(1905, 11, 21), null],
    [born(1990, 11, -1), null],
  ])('computes the age of somebody born on %j: %j', (date, age) => {
    expect(calculateAge(today, date)).toBe(age)
  })
})
