import {
  addDays,
  type Day,
  getFirstAndLastDay,
  getMondayOfWeek,
  getPreviousMonth,
  listDaysOfIsoWeek,
  type Month,
} from '@hibiki/calendar'

export const listeningPeriods = [
  'today',
  'week',
  'last-week',
  'month',
  'last-month',
  'year',
  'streak',
] as const
export type ListeningPeriod = (typeof listeningPeriods)[number]

export interface ListenedDay {
  day: string
  seconds: number
}

export interface ListeningSummary {
  first: Day
  last: Day
  seconds: number
  days: number
  longest: ListenedDay | null
}

type DatedPeriod = Exclude<ListeningPeriod, 'streak'>

/** Returns the first and the last day of a period and of the one before it, with which it is compared. */
export function toPeriodDays(
  period: DatedPeriod,
  today: Day,
): { first: Day; last: Day; before: { first: Day; last: Day } } {
  switch (period) {
    case 'today':
      return { first: today, last: today, before: { first: addDays(today, -1), last: addDays(today, -1) } }
    case 'week':
    case 'last-week': {
      const monday = addDays(getMondayOfWeek(today), period === 'week' ? 0 : -7)
      const before = addDays(monday, -7)
      return { first: monday, last: addDays(monday, 6), before: { first: before, last: addDays(before, 6) } }
    }
    case 'month':
    case 'last-month': {
      const current = today.slice(0, 7) as Month
      const month = period === 'month' ? current : previousOf(current)
      return { ...getFirstAndLastDay(month), before: getFirstAndLastDay(previousOf(month)) }
    }
    case 'year': {
      const year = Number(today.slice(0, 4))
      return { ...toYear(year), before: toYear(year - 1) }
    }
  }
}

const previousOf = (month: Month): Month => getPreviousMonth(new Date(`${month}-15T00:00:00Z`))
const toYear = (year: number) => ({ first: `${year}-01-01` as Day, last: `${year}-12-31` as Day })

/** Sums up the days between two days, both included. */
export function summarizeListening(
  listened: readonly ListenedDay[],
  { first, last }: { first: Day; last: Day },
): ListeningSummary {
  const within = listened.filter(({ day }) => day >= first && day <= last)
  const longest = within.reduce<ListenedDay | null>(
    (best, each) => (best === null || each.seconds > best.seconds ? each : best),
    null,
  )
  return {
    first,
    last,
    seconds: within.reduce((sum, { seconds }) => sum + seconds, 0),
    days: within.length,
    longest,
  }
}

/** Returns the seven days of a week with their seconds, Monday first. */
export function listWeekDays(listened: readonly ListenedDay[], monday: Day): ListenedDay[] {
  const seconds = new Map(listened.map((each) => [each.day, each.seconds]))
  return listDaysOfIsoWeek(monday).map((day) => ({ day, seconds: seconds.get(day) ?? 0 }))
}
