import { useTranslate } from '../i18n/use-translate.ts'

/** Returns a function that formats an amount in whole yen with thousands separators, such as `1,980 円`. */
export function useFormatYen(): (yen: number) => string {
  const translate = useTranslate()
  return (yen) => translate('console.commerce.yen', { amount: yen.toLocaleString('ja-JP') })
}
