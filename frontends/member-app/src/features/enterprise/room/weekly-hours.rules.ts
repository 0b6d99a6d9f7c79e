/** Hours of a week in Japanese time; `to` is exclusive, and at or before `from` it is of the next day. */
export interface WeeklyHours extends TimeRange {
  /** 1 Monday … 7 Sunday and 8 for public holidays: the days on which the hours begin. */
  weekdays: number[]
}

export interface TimeRange {
  /** HH:mm */
  from: string
  to: string
}

/** Hours for public holidays, where a list has any, replace those of the weekday. */
export const PUBLIC_HOLIDAY = 8

export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const defaultWeeklyHours: WeeklyHours = { weekdays: [...isoWeekdays], from: '09:00', to: '21:00' }

/** Whether the hours end on the day after they began; the same time twice means 24 hours. */
export const endsNextDay = ({ from, to }: TimeRange): boolean => from !== '' && to !== '' && to <= from

/** Returns what is still missing before hours can be saved; null when nothing is. */
export function findMissingPart({ weekdays: days, from, to }: WeeklyHours): 'weekdays' | 'times' | null {
  if (days.length === 0) return 'weekdays'
  return from === '' || to === '' ? 'times' : null
}
