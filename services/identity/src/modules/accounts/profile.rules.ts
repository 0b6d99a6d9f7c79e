import { toJstWallClock } from '@hibiki/calendar'

export const UNSET_BIRTHDAY_FIELD = -1
/** This many birth years are offered: the current one and the 119 before it. */
const YEARS_OFFERED = 120

export interface Birthday {
  birthYear: number
  birthMonth: number
  birthDay: number
}

export type BirthdayField = keyof Birthday

/**
 * Returns the first wrong field, or null. Each field is -1 until it is set; a day must exist in its month, and the date must not
 * be in the future in Japan.
 */
export function findInvalidBirthdayField(birthday: Birthday, now: Date): BirthdayField | null {
  const { birthYear: year, birthMonth: month, birthDay: day } = birthday
  const today = toJstWallClock(now)
  const thisYear = today.getUTCFullYear()
  const thisMonth = today.getUTCMonth() + 1
  const isYear = year === UNSET_BIRTHDAY_FIELD || (year > thisYear - YEARS_OFFERED && year <= thisYear)
  if (!isYear) return 'birthYear'
  if (month !== UNSET_BIRTHDAY_FIELD && (month < 1 || month > 12)) return 'birthMonth'
  if (year === thisYear && month > thisMonth) return 'birthMonth'
  if (day === UNSET_BIRTHDAY_FIELD) return null
  if (year === thisYear && month === thisMonth && day > today.getUTCDate()) return 'birthDay'
  return day >= 1 && day <= daysIn(month, year) ? null : 'birthDay'
}

function daysIn(month: number, year: number): number {
  if (month === UNSET_BIRTHDAY_FIELD) return 31
  // Without a year, 29 February is possible.
  return new Date(Date.UTC(year === UNSET_BIRTHDAY_FIELD ? 2000 : year, month, 0)).getUTCDate()
}
