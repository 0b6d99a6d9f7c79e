import { getDateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const timeZone = 'Asia/Tokyo'
const traditional: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
}

/** Returns a function that formats an ISO time in the member's language, in Japanese time like the mails and the console. */
export function useFormatMoment(dateStyle: 'medium' | 'long' = 'medium'): (iso: string) => string {
  const { language } = useLanguage()
  // The default style of Traditional Chinese writes the part of the day before the hour, which is too long.
  const options: Intl.DateTimeFormatOptions =
    language === 'tw'
      ? { ...traditional, month: dateStyle === 'long' ? 'long' : 'numeric' }
      : { dateStyle, timeStyle: 'short', timeZone }
  return (iso) => getDateFormat(language, options).format(new Date(iso))
}
