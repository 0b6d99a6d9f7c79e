import { type Language, selectLanguageText } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'
import type { ja } from '../../texts.gen.d.ts'
import { getFixedT } from '../../texts.ts'
import { formatCard, formatMoney } from './format-money.ts'
import type { MailCard, MailFacts, MailTemplateName, ProductName } from './mail-facts.ts'
import type { MailPageLinks } from './mail-page-links.ts'

/** What a template needs besides the facts when the mail is sent. */
export interface MailTemplateContext {
  language: Language
  pages: MailPageLinks
  /** Name of the contract's user if the reader only pays and the user is known, or of the other member of a family. */
  userName: string | null
}

export type MailTemplate<N extends MailTemplateName> = (
  facts: MailFacts[N],
  around: MailTemplateContext,
) => MailContent

type Details = NonNullable<MailContent['details']>
type Mails = (typeof ja)['mails']
type Buttons = (typeof ja)['mailParts']['buttons']

const pageOf: Record<
  Exclude<keyof Buttons, 'familyInvitation'>,
  Exclude<keyof MailPageLinks, 'familyInvitation'>
> = {
  subscriptions: 'subscriptions',
  plans: 'plans',
  history: 'history',
  changeCard: 'paymentMethod',
  paymentMethod: 'paymentMethod',
  payNumbers: 'subscriptions',
}

/**
 * Creates a mail whose texts are in `locales/<language>.json`.
 * @param options.paragraphs names of the paragraphs of this mail, in order; a text in brackets is inserted as it is
 */
export function createMailContent<K extends keyof Mails>(
  name: K,
  { language, pages }: Pick<MailTemplateContext, 'language' | 'pages'>,
  options: {
    paragraphs: (keyof Mails[K]['paragraphs'] | readonly [text: string])[]
    params?: Record<string, string>
    details?: Details
    button: keyof typeof pageOf | { familyInvitation: string }
  },
): MailContent {
  const t = getFixedT(language)
  const mail = t('mails', { ...options.params, returnObjects: true })[name]
  const named: Record<PropertyKey, unknown> = mail.paragraphs
  return {
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: options.paragraphs.map((one) => (typeof one === 'object' ? one[0] : String(named[one]))),
    ...(options.details && { details: options.details }),
    button:
      typeof options.button === 'object'
        ? {
            label: t('mailParts.buttons.familyInvitation'),
            url: pages.familyInvitation(options.button.familyInvitation),
          }
        : { label: t(`mailParts.buttons.${options.button}`), url: pages[pageOf[options.button]] },
    notes: 'notes' in mail ? mail.notes : [],
  }
}

/** Returns the lines that say which contract a mail is about. */
export function toContractMailDetails(
  product: ProductName,
  { language, userName }: MailTemplateContext,
): Details {
  const t = getFixedT(language)
  const plan = { label: t('mailParts.details.contract'), value: selectLanguageText(product, language) }
  return userName === null ? [plan] : [plan, { label: t('mailParts.details.user'), value: userName }]
}

/** Returns the lines that say which plan of a family a mail is about, and who the other member is. */
export function toFamilyMailDetails(
  product: ProductName | null,
  { language, userName }: MailTemplateContext,
): Details {
  const t = getFixedT(language)
  return [
    ...(userName === null ? [] : [{ label: t('mailParts.details.familyMember'), value: userName }]),
    ...(product === null
      ? []
      : [{ label: t('mailParts.details.plan'), value: selectLanguageText(product, language) }]),
  ]
}

/** Returns the lines that say how much was paid, and with which card, or that it was paid at a convenience store. */
export function toPaymentMailDetails(
  options: { amount: number; card: MailCard | null; method?: 'konbini' },
  { language }: Pick<MailTemplateContext, 'language'>,
): Details {
  const t = getFixedT(language)
  const amount = { label: t('mailParts.details.amount'), value: formatMoney(options.amount, language) }
  if (options.method === 'konbini')
    return [amount, { label: t('mailParts.details.method'), value: t('mailParts.konbini.name') }]
  return options.card === null
    ? [amount]
    : [amount, { label: t('mailParts.details.card'), value: formatCard(options.card, language) }]
}

/** Returns the paragraph that says how the difference that an upgrade owed was settled. */
export function toSettlementParagraphs(
  settled: MailFacts['cancel-reserved']['settled'],
  language: Language,
): (readonly [string])[] {
  if (settled === null) return []
  const t = getFixedT(language)
  return 'amount' in settled
    ? [[t('mailParts.settled', { amount: formatMoney(settled.amount, language) })]]
    : [[t('mailParts.fallback', { plan: selectLanguageText(settled.fallback, language) })]]
}
