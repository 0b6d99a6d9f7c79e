import { dateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const options = { dateStyle: 'long', timeZone: 'UTC' } as const

/** Writes a day (`yyyy-MM-dd`, in Japan) in the member's language: a day is the same everywhere. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => dateFormat(language, options).format(new Date(`${day}T00:00:00Z`))
}
