import type { Language } from '@hibiki/http'
import { languages } from '@hibiki/languages'
import { formatJstMoment, type MailContent } from '@hibiki/mail'
import type { ja } from '../../texts.gen.d.ts'
import { getFixedT } from '../../texts.ts'

/** The values of each mail; `url` is the target of its button. */
export interface MailTemplateValuesByName {
  registration: { url: string }
  /** Sent instead of a link when the address already has an account, so that only its owner learns of it. */
  'existing-address': { url: string }
  'password-reset': { url: string }
  /** `easyLoginDisabled` means that the change disabled an easy-login link. */
  'password-changed': { url: string; easyLoginDisabled: boolean }
  /** An administrator wants to switch the second factor off; at `url` the member can object. */
  'second-factor-reset-requested': { url: string; effectiveAt: string; passkeysDeleted: boolean }
  /** The second factor was switched off, as an administrator had requested; `passkeysDeleted` where the role must use passkeys. */
  'second-factor-reset': { url: string; easyLoginDisabled: boolean; passkeysDeleted: boolean }
  /** The result of an application; `agencyName` is as its owner wrote it, or empty. */
  'application-approved': { url: string; code: string; agencyName: string; agencyCode: string | null }
  'application-rejected': { url: string; code: string; agencyName: string }
  /** An administrator moved the member to another agency, or undid that. */
  'agency-changed': { url: string; from: string; to: string }
  'agency-change-undone': { url: string; from: string; to: string }
  /** A login from a browser that this account has not used before; `device` is empty when unknown. */
  'new-device': { url: string; device: string; at: string }
  /** A passkey was added, by a browser whose `device` is empty when unknown; `passkeyRequired` where the role must use one. */
  'passkey-added': { url: string; device: string; at: string; passkeyRequired: boolean }
  /** From a day on the member's role must log in by a passkey, and the member has none. */
  'passkey-required': { url: string; firstDay: string }
  /** Sent to the new address, with the page whose button completes the change. */
  'email-change-confirm': { url: string }
  /** Sent to the current address: a person who knows the password wants to change it. */
  'email-change-notice': { url: string; newEmail: string }
  /** The account will be deleted; until then the member can undo it. */
  'deletion-scheduled': { url: string; effectiveAt: string }
}

export type MailTemplateName = keyof MailTemplateValuesByName
export type MailTemplateValues<T extends MailTemplateName> = MailTemplateValuesByName[T]

/**
 * Builds the mail in a language; its texts are in `locales/<language>.json`.
 * @throws Error for a template that this version does not know
 */
export function renderMailContent<T extends MailTemplateName>(
  template: T,
  values: MailTemplateValuesByName[T],
  language: Language,
): MailContent {
  const mails = getFixedT(language)('mails', { ...paramsOf(values, language), returnObjects: true })
  if (!Object.hasOwn(mails, template)) throw new Error(`unknown mail template ${template}`)
  const mail = mails[template]
  return {
    subject: mail.subject,
    heading: mail.heading,
    notes: notesOf(template, values, mails),
    paragraphs: [...mail.paragraphs, ...moreParagraphs(template, values, mails)],
    button: { label: mail.button, url: values.url },
  }
}

function notesOf(template: MailTemplateName, values: object, mails: (typeof ja)['mails']): string[] {
  // Who lost the account to another passkey cannot reach the settings.
  if (template === 'passkey-added' && 'passkeyRequired' in values && values.passkeyRequired)
    return mails['passkey-added'].notesWhereRequired
  const mail = mails[template]
  return 'notes' in mail ? mail.notes : []
}

/** Returns the paragraphs that only some mails of a template have. */
function moreParagraphs(template: MailTemplateName, values: object, mails: (typeof ja)['mails']): string[] {
  const has = (name: string) => name in values && Boolean(values[name as keyof typeof values])
  if (template === 'second-factor-reset-requested' || template === 'second-factor-reset') {
    const { codeDisabled, passkeysDeleted } = mails[template]
    // Easy login cannot be enabled again where a passkey is required.
    if (has('passkeysDeleted')) return [passkeysDeleted]
    return [codeDisabled, ...(has('easyLoginDisabled') ? [mails['password-changed'].easyLoginDisabled] : [])]
  }
  if (has('easyLoginDisabled')) return [mails['password-changed'].easyLoginDisabled]
  if (template === 'application-rejected' && has('agencyName')) return [mails['application-rejected'].agency]
  if (template !== 'application-approved') return []
  const { agency, agencyCode } = mails['application-approved']
  // The code is only in an approval, because customers register with it.
  return [...(has('agencyName') ? [agency] : []), ...(has('agencyCode') ? [agencyCode] : [])]
}

/** Formats a day of the Japanese calendar (yyyy-MM-dd). */
function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].region, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Formats values for the text, times in Japanese time. */
function paramsOf(values: object, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'at') return [name, formatJstMoment(value, language)]
      if (name === 'firstDay') return [name, formatDay(value, language)]
      if (name === 'effectiveAt') return ['at', formatJstMoment(value, language)]
      if (name === 'device' && value === '')
        return [name, getFixedT(language)('mails.new-device.unknownDevice')]
      return [name, String(value)]
    }),
  )
}
