import type { Language } from '@hibiki/http'
import { getFixedT } from '../../texts.ts'
import { toBrandName } from '../cards/format-card-name.ts'
import type { MailCard } from './mail-facts.ts'

/** Returns for example "2,980円（税込）" or "2,980 yen (tax included)". */
export function formatMoney(yen: number, language: Language): string {
  return getFixedT(language)('money', { amount: new Intl.NumberFormat('ja-JP').format(yen) })
}

/** "Visa（下4桁 4242）" or "Visa ending in 4242" */
export function formatCard({ brand, last4 }: MailCard, language: Language): string {
  return getFixedT(language)('card', { brand: toBrandName(brand), last4 })
}
