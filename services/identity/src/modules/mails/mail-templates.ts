import type { Language } from '@hibiki/http'
import { jstMoment, type MailContent } from '@hibiki/mail'
import { fillText } from '@hibiki/service'
import { type Texts, textsIn } from '../../texts.ts'

/** What each mail is made of; `url` is where its button leads. */
export interface MailValues {
  registration: { url: string }
  /** Instead of a link when the address already has an account: only its owner learns so. */
  'existing-address': { url: string }
  'password-reset': { url: string }
  /** `easyLoginDisabled`: there was an easy-login link, which the change switched off. */
  'password-changed': { url: string; easyLoginDisabled: boolean }
  /** An administrator wants to switch the second factor off; `url` is where the member objects. */
  'second-factor-reset-requested': { url: string; effectiveAt: string }
  /** The second factor was switched off, as an administrator had asked. */
  'second-factor-reset': { url: string; easyLoginDisabled: boolean }
  /** Result of an application; `agencyName` is as its owner wrote it, or empty. */
  'application-approved': { url: string; code: string; agencyName: string; agencyCode: string | null }
  'application-rejected': { url: string; code: string; agencyName: string }
  /** An administrator moved the member to another agency, or took that back. */
  'agency-changed': { url: string; from: string; to: string }
  'agency-change-undone': { url: string; from: string; to: string }
  /** A login from a browser that this account has not used before; `device` is empty when unknown. */
  'new-device': { url: string; device: string; at: string }
  /** To the new address: the page whose button completes the change. */
  'email-change-confirm': { url: string }
  /** To the address in use: somebody who knows the password wants to change it. */
  'email-change-notice': { url: string; newEmail: string }
  /** The account will be deleted; until then the member may change their mind. */
  'deletion-scheduled': { url: string; effectiveAt: string }
}

export type TemplateName = keyof MailValues
export type TemplateValues<T extends TemplateName> = MailValues[T]

/**
 * The mail in a language; its words are in `locales/<language>.json`.
 *
 * @throws Error for a template that this version does not know
 */
export function mailContent<T extends TemplateName>(
  template: T,
  values: MailValues[T],
  language: Language,
): MailContent {
  const { mails } = textsIn(language)
  if (!Object.hasOwn(mails, template)) throw new Error(`unknown mail template ${template}`)
  const { subject, heading, paragraphs, button, notes } = mails[template]
  const params = paramsOf(values, language, mails)
  return {
    subject,
    heading,
    notes,
    paragraphs: [...paragraphs, ...moreParagraphs(template, values, mails)].map((text) =>
      fillText(text, params),
    ),
    button: { label: button, url: values.url },
  }
}

/** Paragraphs that only some mails of a template have. */
function moreParagraphs(template: TemplateName, values: object, mails: Texts['mails']): string[] {
  const has = (name: string) => name in values && Boolean(values[name as keyof typeof values])
  if (has('easyLoginDisabled')) return [mails['password-changed'].easyLoginDisabled]
  if (template === 'application-rejected' && has('agencyName')) return [mails['application-rejected'].agency]
  if (template !== 'application-approved') return []
  const { agency, agencyCode } = mails['application-approved']
  // Only with the approval: the code is what customers register with.
  return [...(has('agencyName') ? [agency] : []), ...(has('agencyCode') ? [agencyCode] : [])]
}

/** Values as they stand in the text: moments in Japanese time. */
function paramsOf(values: object, language: Language, mails: Texts['mails']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'at') return [name, jstMoment(value, language)]
      if (name === 'effectiveAt') return ['at', jstMoment(value, language)]
      if (name === 'device' && value === '') return [name, mails['new-device'].unknownDevice]
      return [name, String(value)]
    }),
  )
}
