import type { Language } from '@hibiki/http'
import type { Day } from '../domain/jst-calendar.ts'
import type { MailCard } from './facts.ts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "2,980円（税込）" or "2,980 yen (tax included)" */
export function money(yen: number, language: Language): string {
  const amount = yen.toLocaleString('ja-JP')
  return language === 'ja' ? `${amount}円（税込）` : `${amount} yen (tax included)`
}

/** "2026年11月21日" or "21 November 2026" */
export function dayText(day: Day, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return language === 'ja' ? `${year}年${month}月${date}日` : `${date} ${months[month - 1]} ${year}`
}

/** "2026年12月" or "December 2026" */
export function monthText(o: { year: number; month: number }, language: Language): string {
  return language === 'ja' ? `${o.year}年${o.month}月` : `${months[o.month - 1]} ${o.year}`
}

/** "Visa（下4桁 4242）" or "Visa ending in 4242" */
export function cardText({ brand, last4 }: MailCard, language: Language): string {
  const name = brands[brand] ?? brand
  return language === 'ja' ? `${name}（下4桁 ${last4}）` : `${name} ending in ${last4}`
}
