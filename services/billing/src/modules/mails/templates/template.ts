import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'
import type { MailFacts, MailName, Name } from '../facts.ts'
import type { MailPages } from '../pages.ts'

/** What surrounds the facts at the moment of sending. */
export interface Around {
  language: Language
  pages: MailPages
  /** Name of the contract's user, where the reader only pays and the user is known. */
  userName: string | null
}

export type Template<N extends MailName> = (facts: MailFacts[N], around: Around) => MailContent

/** The lines that say which contract a mail is about. */
export function contractDetails(
  product: Name,
  { language, userName }: Around,
): { label: string; value: string }[] {
  const labels = { ja: ['ご契約', 'ご利用者'], en: ['Contract', 'Used by'] }[language]
  const plan = { label: labels[0] ?? '', value: product[language] }
  return userName === null ? [plan] : [plan, { label: labels[1] ?? '', value: userName }]
}
