import { type Language, selectLanguageText } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'
import { fillPlaceholders } from '@hibiki/service'
import { type Texts, textsIn } from '../../texts.ts'
import { formatCard, formatMoney } from './format-money.ts'
import type { MailCard, MailFacts, MailTemplateName, ProductName } from './mail-facts.ts'
import type { MailPageLinks } from './mail-page-links.ts'

/** What a template needs besides the facts when the mail is sent. */
export interface MailTemplateContext {
  language: Language
  pages: MailPageLinks
  /** Name of the contract's user if the reader only pays and the user is known. */
  userName: string | null
}

export type MailTemplate<N extends MailTemplateName> = (
  facts: MailFacts[N],
  around: MailTemplateContext,
) => MailContent

type Details = NonNullable<MailContent['details']>
type Buttons = Texts['mailParts']['buttons']

const pageOf: Record<keyof Buttons, keyof MailPageLinks> = {
  subscriptions: 'subscriptions',
  plans: 'plans',
  history: 'history',
  changeCard: 'paymentMethod',
  paymentMethod: 'paymentMethod',
}

/**
 * Creates a mail whose texts are in `locales/<language>.json`.
 * @param options.paragraphs names of the paragraphs of this mail, in order; a text in brackets is inserted as it is
 */
export function createMailContent<K extends keyof Texts['mails']>(
  name: K,
  { language, pages }: Pick<MailTemplateContext, 'language' | 'pages'>,
  options: {
    paragraphs: (keyof Texts['mails'][K]['paragraphs'] | readonly [text: string])[]
    params?: Record<string, string>
    details?: Details
    button: keyof Buttons
  },
): MailContent {
  const { mails, mailParts } = textsIn(language)
  const { subject, heading, paragraphs, notes } = mails[name]
  const fill = (text: string) => fillPlaceholders(text, options.params ?? {})
  const named: Record<PropertyKey, unknown> = paragraphs
  return {
    subject,
    heading: fill(heading),
    paragraphs: options.paragraphs.map((one) =>
      typeof one === 'object' ? one[0] : fill(String(named[one])),
    ),
    ...(options.details && { details: options.details }),
    button: { label: mailParts.buttons[options.button], url: pages[pageOf[options.button]] },
    notes,
  }
}

/** Returns the lines that say which contract a mail is about. */
export function toContractMailDetails(
  product: ProductName,
  { language, userName }: MailTemplateContext,
): Details {
  const labels = textsIn(language).mailParts.details
  const plan = { label: labels.contract, value: selectLanguageText(product, language) }
  return userName === null ? [plan] : [plan, { label: labels.user, value: userName }]
}

/** Returns the lines that say how much was paid, and with which card. */
export function toPaymentMailDetails(
  options: { amount: number; card: MailCard | null },
  { language }: Pick<MailTemplateContext, 'language'>,
): Details {
  const labels = textsIn(language).mailParts.details
  const amount = { label: labels.amount, value: formatMoney(options.amount, language) }
  return options.card === null
    ? [amount]
    : [amount, { label: labels.card, value: formatCard(options.card, language) }]
}

/** Returns the paragraph that says how the difference that an upgrade owed was settled. */
export function toSettlementParagraphs(
  settled: MailFacts['cancel-reserved']['settled'],
  language: Language,
): (readonly [string])[] {
  if (settled === null) return []
  const texts = textsIn(language).mailParts
  return 'amount' in settled
    ? [[fillPlaceholders(texts.settled, { amount: formatMoney(settled.amount, language) })]]
    : [[fillPlaceholders(texts.fallback, { plan: selectLanguageText(settled.fallback, language) })]]
}
