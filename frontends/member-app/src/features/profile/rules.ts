/** A calendar date; -1 means that a part is not set. */
export interface BirthDate {
  birthYear: number
  birthMonth: number
  birthDay: number
}

const YEARS_OFFERED = 120
const MAX_VISIBLE_AGE = 120
const unset = -1

const listRange = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + step)

/** Lists the latest 120 years, newest first. */
export const listBirthYears = (today: Date): number[] =>
  listRange(0, YEARS_OFFERED).map((ago) => today.getFullYear() - ago)

export const monthNumbers = listRange(1, 12)

/** Lists the days of the month; 31 while the month is not set, and 29 for February while the year is not. */
export function listDaysOfMonth({ birthYear, birthMonth }: BirthDate): number[] {
  if (birthMonth === unset) return listRange(1, 31)
  const leapYear = 2024
  const year = birthYear === unset ? leapYear : birthYear
  return listRange(1, new Date(year, birthMonth, 0).getDate())
}

/** Clears a day that the new month does not have. */
export const clearInvalidDay = (date: BirthDate): BirthDate =>
  listDaysOfMonth(date).includes(date.birthDay) ? date : { ...date, birthDay: unset }

/** Returns the age in full years; null unless the date is complete and the age is between 0 and 120. */
export function calculateAge(today: Date, { birthYear, birthMonth, birthDay }: BirthDate): number | null {
  if ([birthYear, birthMonth, birthDay].includes(unset)) return null
  const hadBirthday =
    today.getMonth() + 1 > birthMonth || (today.getMonth() + 1 === birthMonth && today.getDate() >= birthDay)
  const age = today.getFullYear() - birthYear - (hadBirthday ? 0 : 1)
  return age >= 0 && age <= MAX_VISIBLE_AGE ? age : null
}
