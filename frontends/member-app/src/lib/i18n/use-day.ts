import { getDateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const options = { dateStyle: 'long', timeZone: 'UTC' } as const
const shortOptions = { month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const

/** Writes a day (`yyyy-MM-dd`, in Japan) in the member's language: a day is the same everywhere. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => getDateFormat(language, options).format(new Date(`${day}T00:00:00Z`))
}

/** Writes month and day in figures, where there is no room for more and the year is plain. */
export function useShortDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => getDateFormat(language, shortOptions).format(new Date(`${day}T00:00:00Z`))
}
