import { displayLanguage } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** Writes a moment (ISO) as date and time in the member's language, in Japanese time like the mails and the console (D1§9). */
export function useMoment(dateStyle: 'medium' | 'long' = 'medium'): (iso: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(displayLanguage(language), {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  return (iso) => format.format(new Date(iso))
}
