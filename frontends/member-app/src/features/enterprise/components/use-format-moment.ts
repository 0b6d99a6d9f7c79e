import { getJstDay } from '@hibiki/calendar'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Returns a function that formats a time in Japan, with its day unless it is that of `now`. */
export function useFormatMoment(now: string): (at: string) => string {
  const { language } = useLanguage()
  return (at) => {
    const moment = new Date(at)
    const isToday = getJstDay(moment) === getJstDay(new Date(now))
    return getDateFormat(language, {
      ...(!isToday && { month: 'numeric', day: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(moment)
  }
}
