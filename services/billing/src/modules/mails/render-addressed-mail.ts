import type { AddressedMail, AddresseeLookup, DueMail, OptionalMailType } from '@hibiki/mail'
import type { Db } from '../../tables.ts'
import { findMember } from '../members/members.sql.ts'
import type { MailTemplate } from './create-mail-content.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'
import type { MailPageLinks } from './mail-page-links.ts'
import { mailTemplates } from './mail-templates.ts'

/** Members may cancel these mails, because no contract requires them. */
const optional: Partial<Record<MailTemplateName, OptionalMailType>> = { 'card-expiring': 'reminder' }

/**
 * Completes a stored mail with its current data: the reader's address and language, and the name of the contract's user. It is
 * null when the reader was deleted, or has cancelled mails of this kind.
 */
export async function renderAddressedMail(
  { addressees, db, pages }: { db: Db; addressees: AddresseeLookup; pages: MailPageLinks },
  mail: Pick<DueMail<MailFacts[MailTemplateName]>, 'userId' | 'template' | 'body'>,
): Promise<AddressedMail | null> {
  const type = optional[mail.template as MailTemplateName]
  const addressee = mail.userId === null ? null : await addressees(mail.userId, type)
  if (addressee === null || addressee.subscribed === false) return null
  const { email: to, name, language } = addressee
  const template = mailTemplates[mail.template as MailTemplateName] as
    | MailTemplate<MailTemplateName>
    | undefined
  if (!template) throw new Error(`unknown mail template ${mail.template}`)
  const user = 'userId' in mail.body && mail.body.userId !== null ? mail.body.userId : null
  const userName = user === null ? null : ((await findMember(db, user))?.name ?? null)
  const content = { ...template(mail.body, { language, pages, userName }), addressee: name }
  const { unsubscribeUrl, oneClickUrl } = addressee
  return {
    to,
    language,
    content: { ...content, ...(unsubscribeUrl && { unsubscribeUrl }), ...(oneClickUrl && { oneClickUrl }) },
  }
}
