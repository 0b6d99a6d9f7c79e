import { getDateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Returns a function that formats a month (1 … 12) in the member's language; in Chinese as a number, as in dates. */
export function useFormatMonthName(): (month: number) => string {
  const { language } = useLanguage()
  const isChinese = language === 'cn' || language === 'tw'
  const options = { month: isChinese ? 'short' : 'long', timeZone: 'UTC' } as const
  return (month) => getDateFormat(language, options).format(Date.UTC(2000, month - 1))
}
