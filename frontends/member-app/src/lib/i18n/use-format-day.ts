import { getDateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const options = { dateStyle: 'long', timeZone: 'UTC' } as const
const shortOptions = { month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const

/** Returns a function that formats a day (`yyyy-MM-dd`, in Japan) in the member's language, without a time zone. */
export function useFormatDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => getDateFormat(language, options).format(new Date(`${day}T00:00:00Z`))
}

/** Returns a function that formats month and day in figures, for narrow places. */
export function useFormatShortDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => getDateFormat(language, shortOptions).format(new Date(`${day}T00:00:00Z`))
}
