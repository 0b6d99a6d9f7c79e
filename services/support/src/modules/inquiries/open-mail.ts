import type { InternalFetch, Language } from '@hibiki/http'
import type { DueMail, OpenedMail } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { findText } from '../../texts.ts'
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
 * The mail that says that staff answered, without a word of the conversation. Null when the member has read the answer, is gone, or wants
 * no such mails. Address and language are asked of identity at the moment of sending; a rejection is tried again.
 */
export async function openMail(
  {
    db,
    identityUrl,
    fetch,
    publicOrigin,
  }: { db: Kysely<SupportTables>; identityUrl: string; publicOrigin: string; fetch: InternalFetch },
  { userId, body }: Pick<DueMail<{ inquiryId: string }>, 'userId' | 'body'>,
): Promise<OpenedMail | null> {
  if (userId === null || !(await hasUnreadAnswer(db, body.inquiryId))) return null
  const url = new URL(`/internal/members/${userId}/addressee?type=support`, identityUrl)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw Object.assign(new Error('identity gave no answer'), { code: 'EIDENTITY' })
  const { email: to, name, language, subscribed, unsubscribeUrl } = (await response.json()) as Addressee
  if (!subscribed) return null
  const text = (key: string) => findText(language, `mail.answer.${key}`)
  return {
    to,
    language,
    content: {
      subject: text('subject'),
      heading: text('heading'),
      addressee: name,
      paragraphs: [text('body')],
      button: {
        label: text('button'),
        url: new URL(`/support/chat?inquiry=${body.inquiryId}`, publicOrigin).href,
      },
      notes: [text('note')],
      unsubscribeUrl,
    },
  }
}
