import type { Language } from '@hibiki/http'

/** Why a reply was not written into the conversation, or, for `files`, not with everything that was attached. */
export type MailNoticeReason =
  | 'address'
  | 'closed'
  | 'empty'
  | 'expired'
  | 'files'
  | 'full'
  | 'long'
  | 'sender'

/** The facts of a notice that waits to be sent; they are deleted with it. */
export interface MailNotice {
  notice: MailNoticeReason
  /** Where it goes if the sender is no known member, and in which language. */
  to: string | null
  language: Language
  /** The inquiry that the button opens. */
  inquiryId: string | null
}
