/** A day of the year view. */
export interface YearCalendarDay {
  /** `yyyy-MM-dd` */
  day: string
  date: number
  seconds: number
  soundId: string | null
  /** The frequencies of that sound, in Hz. */
  frequencies: readonly number[]
}

export interface YearCalendarMonth {
  month: number
  /** The number of empty days before the first, so that weeks begin on Monday. */
  blanks: number
  days: YearCalendarDay[]
}

interface Evening {
  day: string
  seconds: number
  soundId: string | null
  frequencies: readonly number[]
}

/** Lists the months of a year that have begun, newest first. @param today `yyyy-MM-dd`, in Japan */
export function buildYearCalendar(
  year: number,
  evenings: readonly Evening[],
  today: string,
): YearCalendarMonth[] {
  const heard = new Map(evenings.map((evening) => [evening.day, evening]))
  return Array.from({ length: 12 }, (_, index) => {
    const count = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
    const days = Array.from({ length: count }, (_, date) => {
      const day = `${year}-${String(index + 1).padStart(2, '0')}-${String(date + 1).padStart(2, '0')}`
      const { seconds = 0, soundId = null, frequencies = [] } = heard.get(day) ?? {}
      return { day, date: date + 1, seconds, soundId, frequencies }
    })
    const weekday = new Date(Date.UTC(year, index, 1)).getUTCDay()
    return { month: index + 1, blanks: (weekday + 6) % 7, days }
  })
    .filter(({ days }) => (days[0]?.day ?? '') <= today)
    .reverse()
}

/** Returns the size of a day's figure, 0 … 1, which grows from a minute to an hour. */
export const toFigureScale = (seconds: number): number =>
  seconds <= 0 ? 0 : Math.min(1, 0.45 + 0.55 * Math.sqrt(seconds / 3600))

export function sumEvenings(evenings: readonly Evening[]): { evenings: number; seconds: number } {
  return {
    evenings: evenings.length,
    seconds: evenings.reduce((sum, evening) => sum + evening.seconds, 0),
  }
}
