import { createHash } from 'node:crypto'
import { ApiError, type Language } from '@hibiki/http'
import { countCharacters, isBlankText } from '@hibiki/text'
import type { SupportContext } from '../../../context.ts'
import { getFixedT } from '../../../texts.ts'
import { findInquiry } from '../inquiries.sql.ts'
import { canReply, MAX_MESSAGES_PER_INQUIRY } from '../inquiry.rules.ts'
import { replyAsMember } from '../member-message.ts'
import { countInquiryMessages, isSendingKeyUsed } from '../messages.sql.ts'
import type { MailReplies } from './create-mail-replies.ts'
import { extractReply } from './extract-reply.rules.ts'
import type { MailNotice, MailNoticeReason } from './mail-notice.ts'
import { enqueueMailNotice } from './mail-notices.sql.ts'
import { readMailText } from './read-mail-text.ts'
import { checkSender, isAutomaticMail, readSenderAddress } from './received-mail.rules.ts'
import type { ReceivedMail } from './received-mail.ts'
import type { ReadReplyAddress } from './reply-address.ts'
import { storeMailFiles } from './store-mail-files.ts'

/** A mail may be longer than a message that is typed in the app. */
export const MAX_MAIL_CHARACTERS = 5000
/** A part of the display name of all our mails. */
const SENDER_NAME = '響き Hibiki'

export type ReceivedMailOutcome = 'written' | 'rejected' | 'ignored'

type Context = Pick<
  SupportContext,
  'db' | 'clock' | 'config' | 'storage' | 'sealedFiles' | 'addressees' | 'mailReplies'
>
type Notify = (reason: MailNoticeReason, member: { id: string } | null) => Promise<'rejected'>

/**
 * Writes a reply by mail into the conversation whose address it was sent to. A mail that is delivered again is written once, by its
 * Message-ID. What a program wrote, what came to no address of ours or to a forged one is ignored; for other reasons the sender is told
 * once a day.
 *
 * @throws ApiError E5030 when it cannot be decided or stored now, so that the provider delivers it again
 */
export async function receiveMail(
  context: Context & { mailReplies: MailReplies },
  mail: ReceivedMail,
): Promise<ReceivedMailOutcome> {
  const { db, clock, mailReplies } = context
  const sender = readSenderAddress(mail.from)
  const senderCheck = checkSender(mail)
  if (sender === null || isAutomaticMail(mail) || senderCheck === 'forged') return 'ignored'
  const address = findReplyAddress(mailReplies, mail.envelope.to, clock())
  if (address.kind === 'other' || address.kind === 'forged') return 'ignored'

  const found = 'inquiryId' in address ? await findInquiryWithMember(context, address.inquiryId) : null
  const notify = createNotify(context, {
    sender,
    isProven: senderCheck === 'proven',
    language: found?.member.language ?? 'ja',
    inquiryId: found?.inquiry.id ?? null,
  })
  if (!found) return notify(address.kind === 'unknown' ? 'address' : 'expired', null)
  const { inquiry, member } = found
  if (member.email.toLowerCase() !== sender) return notify('sender', null)
  if (address.kind === 'expired') return notify('expired', { id: inquiry.memberId })
  const key = `mail-${createHash('sha256').update(mail.messageId.trim()).digest('hex')}`
  if (await isSendingKeyUsed(db, { actorId: inquiry.memberId, key })) return 'written'
  if (!canReply(inquiry, clock())) return notify('closed', { id: inquiry.memberId })
  return writeReply(context, {
    mail,
    memberId: inquiry.memberId,
    inquiryId: inquiry.id,
    language: member.language,
    key,
    notify,
  })
}

async function writeReply(
  context: Context,
  {
    mail,
    memberId,
    inquiryId,
    language,
    key,
    notify,
  }: {
    mail: ReceivedMail
    memberId: string
    inquiryId: string
    language: Language
    key: string
    notify: Notify
  },
): Promise<ReceivedMailOutcome> {
  const { db, clock, config } = context
  const sender = { name: SENDER_NAME, address: config.MAIL_FROM }
  const mailText = readMailText(mail)
  const typed = mailText === null ? null : extractReply(mailText, sender)
  if (typed === null || countCharacters(typed) > MAX_MAIL_CHARACTERS) return notify('long', { id: memberId })
  // Read before the files are stored, which would stay without a message for a day.
  if ((await countInquiryMessages(db, inquiryId)) >= MAX_MESSAGES_PER_INQUIRY)
    return notify('full', { id: memberId })
  try {
    const { attachments = [] } = mail
    const { refusedFiles, ...files } = await storeMailFiles(context, { memberId, attachments })
    const hasFiles = files.pictureIds.length + files.documentIds.length > 0
    if (isBlankText(typed) && !hasFiles) return notify('empty', { id: memberId })
    const text = isBlankText(typed) ? getFixedT(language)('texts.mail.reply.files-only') : typed
    const message = {
      memberId,
      inquiryId,
      text,
      key,
      language,
      now: clock(),
      mail: { refusedFiles },
      ...files,
    }
    await replyAsMember(db, message)
    if (refusedFiles.length > 0) await notify('files', { id: memberId })
    return 'written'
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'SUPPORT_INQUIRY_CLOSED') return notify('closed', { id: memberId })
    if (code === 'SUPPORT_INQUIRY_FULL') return notify('full', { id: memberId })
    // The inquiry or its member was deleted since they were found.
    if (code === 'SUPPORT_INQUIRY_NOT_FOUND' || code === 'E4040') return 'ignored'
    throw error
  }
}

/** Returns the first recipient of ours, a valid one before others. */
function findReplyAddress(
  { addresses }: MailReplies,
  recipients: readonly string[],
  now: Date,
): ReadReplyAddress {
  const read = recipients.map((recipient) => addresses.read(recipient, now))
  const byKind = (kind: ReadReplyAddress['kind']) => read.find((address) => address.kind === kind)
  return byKind('valid') ?? byKind('expired') ?? byKind('forged') ?? byKind('unknown') ?? { kind: 'other' }
}

async function findInquiryWithMember({ db, addressees }: Context, inquiryId: string) {
  const inquiry = await findInquiry(db, inquiryId, null)
  if (!inquiry) return null
  const member = await addressees(inquiry.memberId).catch(() => {
    throw new ApiError('E5030')
  })
  return member && { inquiry, member }
}

/** Returns a function that tells the sender. Only the member, or a sender whom the provider vouches for, is sent anything. */
function createNotify(
  { db, clock, mailReplies }: Context,
  {
    sender,
    isProven,
    ...facts
  }: { sender: string; isProven: boolean; language: Language; inquiryId: string | null },
): Notify {
  return async (reason, member) => {
    if (!mailReplies || (member === null && !isProven)) return 'rejected'
    const kind = reason === 'files' ? 'files' : 'rejected'
    const senderDigest = mailReplies.digest(`${kind} ${sender}`)
    // A stranger is not shown where the conversation is.
    const inquiryId = member === null ? null : facts.inquiryId
    const notice: MailNotice = {
      notice: reason,
      to: member === null ? sender : null,
      language: facts.language,
      inquiryId,
    }
    const options = { userId: member?.id ?? null, senderDigest, notice, now: clock() }
    await db.transaction().execute((trx) => enqueueMailNotice(trx, options))
    return 'rejected'
  }
}
