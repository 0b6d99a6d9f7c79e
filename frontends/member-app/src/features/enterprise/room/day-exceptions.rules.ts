import type { DayException } from '../types.ts'

/** Whether a day and, for a day with other hours, all times are given. */
export const isCompleteException = ({ day, hours }: DayException): boolean =>
  day !== '' && hours.every(({ from, to }) => from !== '' && to !== '')

/** Whether the exceptions can be saved: all are complete, and no day comes twice. */
export const areCompleteExceptions = (exceptions: readonly DayException[]): boolean =>
  exceptions.every(isCompleteException) &&
  new Set(exceptions.map(({ day }) => day)).size === exceptions.length
