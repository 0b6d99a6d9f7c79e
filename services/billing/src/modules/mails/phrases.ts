import type { Language } from '@hibiki/http'
import type { MailCard } from './facts.ts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
}

/** "2,980円（税込）" or "2,980 yen (tax included)" */
export function money(yen: number, language: Language): string {
  const amount = yen.toLocaleString('ja-JP')
  return language === 'ja' ? `${amount}円（税込）` : `${amount} yen (tax included)`
}

/** "Visa（下4桁 4242）" or "Visa ending in 4242" */
export function cardText({ brand, last4 }: MailCard, language: Language): string {
  const name = brands[brand] ?? brand
  return language === 'ja' ? `${name}（下4桁 ${last4}）` : `${name} ending in ${last4}`
}
