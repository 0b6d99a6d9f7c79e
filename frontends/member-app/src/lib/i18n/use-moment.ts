import { shownLanguage } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** Writes a moment (ISO) as date and time in the member's language and time zone. */
export function useMoment(): (iso: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(shownLanguage(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(new Date(iso))
}
