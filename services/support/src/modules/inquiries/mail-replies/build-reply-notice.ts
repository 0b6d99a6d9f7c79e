import type { AddressedMail, DueMail } from '@hibiki/mail'
import { getFixedT } from '../../../texts.ts'
import type { AnswerMailContext } from '../build-answer-mail.ts'
import type { MailNotice } from './mail-notice.ts'

/**
 * Builds the mail that tells the sender of a reply why it was not written into the conversation, or which kinds of files are accepted. It
 * quotes nothing. Returns null when the member was deleted meanwhile.
 */
export async function buildReplyNotice(
  { addressees, publicOrigin }: Pick<AnswerMailContext, 'addressees' | 'publicOrigin'>,
  { userId, body }: Pick<DueMail<MailNotice>, 'userId' | 'body'>,
): Promise<AddressedMail | null> {
  const member = userId === null ? null : await addressees(userId)
  const to = member?.email ?? body.to
  if (to === null || (userId !== null && member === null)) return null
  const language = member?.language ?? body.language
  const t = getFixedT(language)
  const { notice, inquiryId } = body
  const kind = notice === 'files' ? 'files' : 'rejected'
  return {
    to,
    language,
    content: {
      subject: t(`texts.mail.notice.${kind}.subject`),
      heading: t(`texts.mail.notice.${kind}.heading`),
      ...(member && { addressee: member.name }),
      paragraphs: [t(`texts.mail.notice.${notice}`)],
      button: {
        label: t('texts.mail.notice.button'),
        url: new URL(
          inquiryId === null ? '/support/chat' : `/support/chat?inquiry=${inquiryId}`,
          publicOrigin,
        ).href,
      },
      notes: [],
    },
  }
}
