import { formatDay } from '../components/date-time.ts'
import type { Per } from '../statistics/days.ts'

/** A period by its first day: `2026/11/16`, `2026/11/16〜` for a week, `2026/11` for a month. */
export function periodName(day: string, per: Per, locale: string): string {
  if (per === 'month')
    return locale === 'en'
      ? formatDay(day, locale).replace(/^\d+ /, '')
      : formatDay(day, locale).replace(/\/\d+$/, '')
  const name = formatDay(day, locale)
  return per === 'week' ? `${name}${locale === 'en' ? ' –' : '〜'}` : name
}
