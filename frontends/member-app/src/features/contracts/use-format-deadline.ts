import { getDateFormat } from '../../lib/i18n/formats.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

const options = {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tokyo',
} as const

/** Returns a function that formats a moment as day and time in Japan, where convenience stores are. */
export function useFormatDeadline(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) => getDateFormat(language, options).format(new Date(moment))
}
