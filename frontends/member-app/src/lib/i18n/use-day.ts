import { displayLanguage } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** Writes a day (`yyyy-MM-dd`, in Japan) in the member's language: a day is the same everywhere. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(displayLanguage(language), { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
