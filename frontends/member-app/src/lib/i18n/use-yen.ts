import { displayLanguage } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** Writes whole yen with thousands separators, without a unit (D2§1). */
export function useYen(): (amount: number) => string {
  const { language } = useLanguage()
  const format = new Intl.NumberFormat(displayLanguage(language))
  return (amount) => format.format(amount)
}
