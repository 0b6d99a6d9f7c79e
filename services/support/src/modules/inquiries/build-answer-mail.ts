import type { InternalFetch, Language } from '@hibiki/http'
import type { AddressedMail, DueMail } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import { hasUnreadAnswer } from './mails.sql.ts'

interface Addressee {
  email: string
  name: string
  language: Language
  subscribed: boolean
  unsubscribeUrl: string
}

const TIMEOUT_MS = 5000

/**
 * Builds the mail that says that staff answered, without any text of the conversation. Returns null when the member has read the answer,
 * was deleted, or has unsubscribed. Identity is requested for address and language when the mail is sent; a failed request is retried.
 */
export async function buildAnswerMail(
  {
    db,
    identityUrl,
    fetch,
    publicOrigin,
  }: { db: Kysely<SupportTables>; identityUrl: string; publicOrigin: string; fetch: InternalFetch },
  { userId, body }: Pick<DueMail<{ inquiryId: string }>, 'userId' | 'body'>,
): Promise<AddressedMail | null> {
  if (userId === null || !(await hasUnreadAnswer(db, body.inquiryId))) return null
  const url = new URL(`/internal/members/${userId}/addressee?type=support`, identityUrl)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw Object.assign(new Error('identity gave no answer'), { code: 'EIDENTITY' })
  const { email: to, name, language, subscribed, unsubscribeUrl } = (await response.json()) as Addressee
  if (!subscribed) return null
  const t = getFixedT(language)
  return {
    to,
    language,
    content: {
      subject: t('texts.mail.answer.subject'),
      heading: t('texts.mail.answer.heading'),
      addressee: name,
      paragraphs: [t('texts.mail.answer.body')],
      button: {
        label: t('texts.mail.answer.button'),
        url: new URL(`/support/chat?inquiry=${body.inquiryId}`, publicOrigin).href,
      },
      notes: [t('texts.mail.answer.note')],
      unsubscribeUrl,
    },
  }
}
