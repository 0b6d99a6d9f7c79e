import { getDateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Returns a function that formats a month (`yyyy-MM`) in the member's language. */
export function useFormatMonth(): (month: string) => string {
  const { language } = useLanguage()
  return (month) => getDateFormat(language, options).format(new Date(`${month}-01T00:00:00Z`))
}
