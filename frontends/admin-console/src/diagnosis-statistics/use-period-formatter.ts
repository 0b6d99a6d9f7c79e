import { useLocale } from 'react-admin'
import { formatDay, formatMonth } from '../components/date-time.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Granularity } from '../statistics/date-range.ts'

/** Returns a function that names a period by its first day: `2026/11/16`, `2026/11/16〜` for a week, `2026/11` for a month. */
export function usePeriodFormatter(per: Granularity): (day: string) => string {
  const locale = useLocale()
  const translate = useTranslate()
  return (day) => {
    if (per === 'month') return formatMonth(day, locale)
    const name = formatDay(day, locale)
    return per === 'week' ? translate('console.statistics.weekFrom', { day: name }) : name
  }
}
