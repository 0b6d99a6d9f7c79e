import type { DueMail, OpenedMail } from '@hibiki/mail'
import type { Db } from '../../tables.ts'
import { findMember } from '../members/members.sql.ts'
import type { Addressees, OptionalMail } from './addressees.ts'
import type { MailFacts, MailName } from './facts.ts'
import type { MailPages } from './pages.ts'
import type { Template } from './template.ts'
import { templates } from './templates.ts'

/** Members may cancel these mails, because no contract requires them. */
const optional: Partial<Record<MailName, OptionalMail>> = { 'card-expiring': 'reminder' }

/**
 * Completes a stored mail with its current data: the reader's address and language, and the name of the contract's user. It is
 * null when the reader was deleted, or has cancelled mails of this kind.
 */
export async function openMail(
  { addressees, db, pages }: { db: Db; addressees: Addressees; pages: MailPages },
  mail: Pick<DueMail<MailFacts[MailName]>, 'userId' | 'template' | 'body'>,
): Promise<OpenedMail | null> {
  const type = optional[mail.template as MailName]
  const addressee = mail.userId === null ? null : await addressees(mail.userId, type)
  if (addressee === null || addressee.subscribed === false) return null
  const { email: to, name, language } = addressee
  const template = templates[mail.template as MailName] as Template<MailName> | undefined
  if (!template) throw new Error(`unknown mail template ${mail.template}`)
  const user = 'userId' in mail.body && mail.body.userId !== null ? mail.body.userId : null
  const userName = user === null ? null : ((await findMember(db, user))?.name ?? null)
  const content = { ...template(mail.body, { language, pages, userName }), addressee: name }
  const { unsubscribeUrl } = addressee
  return { to, language, content: unsubscribeUrl ? { ...content, unsubscribeUrl } : content }
}
