import type { Day } from '@hibiki/calendar'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "2026年11月21日" or "21 November 2026" */
export function dayText(day: Day, language: 'ja' | 'en'): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return language === 'ja' ? `${year}年${month}月${date}日` : `${date} ${months[month - 1]} ${year}`
}

/** "2026年12月" or "December 2026" */
export function monthText(o: { year: number; month: number }, language: 'ja' | 'en'): string {
  return language === 'ja' ? `${o.year}年${o.month}月` : `${months[o.month - 1]} ${o.year}`
}
