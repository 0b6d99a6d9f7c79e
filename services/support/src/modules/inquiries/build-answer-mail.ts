import type { AddressedMail, AddresseeLookup, DueMail } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { SupportContext } from '../../context.ts'
import type { SupportTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import { hasUnreadAnswer } from './mails.sql.ts'

export interface AnswerMailContext extends Pick<SupportContext, 'mailReplies' | 'clock'> {
  db: Kysely<SupportTables>
  addressees: AddresseeLookup
  publicOrigin: string
}

/**
 * Builds the mail that says that staff answered, without any text of the conversation. Returns null when the member has read the answer,
 * was deleted, or has unsubscribed. Identity is requested for address and language when the mail is sent; a failed request is retried.
 */
export async function buildAnswerMail(
  { db, addressees, publicOrigin, mailReplies, clock }: AnswerMailContext,
  { userId, body }: Pick<DueMail<{ inquiryId: string }>, 'userId' | 'body'>,
): Promise<AddressedMail | null> {
  if (userId === null || !(await hasUnreadAnswer(db, body.inquiryId))) return null
  const addressee = await addressees(userId, 'support')
  if (!addressee?.subscribed) return null
  const { email: to, name, language, unsubscribeUrl, oneClickUrl } = addressee
  const t = getFixedT(language)
  return {
    to,
    language,
    content: {
      subject: t('texts.mail.answer.subject'),
      heading: t('texts.mail.answer.heading'),
      addressee: name,
      paragraphs: mailReplies
        ? [t('texts.mail.answer.body'), t('texts.mail.answer.reply')]
        : [t('texts.mail.answer.body')],
      button: {
        label: t('texts.mail.answer.button'),
        url: new URL(`/support/chat?inquiry=${body.inquiryId}`, publicOrigin).href,
      },
      notes: [t('texts.mail.answer.note')],
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(oneClickUrl && { oneClickUrl }),
      ...(mailReplies && { replyTo: mailReplies.addresses.create(body.inquiryId, clock()) }),
    },
  }
}
