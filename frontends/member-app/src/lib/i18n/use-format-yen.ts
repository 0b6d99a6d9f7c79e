import { getNumberFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Returns a function that formats whole yen with thousands separators, without a unit. */
export function useFormatYen(): (amount: number) => string {
  const { language } = useLanguage()
  return (amount) => getNumberFormat(language).format(amount)
}
