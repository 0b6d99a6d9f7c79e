import { ApiError, getFieldErrorText, type Language } from '@hibiki/http'
import { findEntitlements, isMemberErased, lockMember } from '@hibiki/projections'
import type { Kysely, Transaction } from 'kysely'
import { findDangerGroup } from '../../safety/find-danger-group.rules.ts'
import type { SupportTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import { type AttachedFileIds, attachFiles } from './attached-files.sql.ts'
import {
  countOpenInquiries,
  findInquiryIdOfRepeatedRequest,
  insertInquiry,
  lockInquiry,
  updateInquiryForMemberMessage,
} from './inquiries.sql.ts'
import { canReply, MAX_MESSAGES_PER_INQUIRY, MAX_OPEN_INQUIRIES } from './inquiry.rules.ts'
import { isDetailType } from './inquiry-types.rules.ts'
import {
  countInquiryMessages,
  insertInquiryMessage,
  isMessageStored,
  isSendingKeyUsed,
} from './messages.sql.ts'
import type { SharedContext } from './shared-context.ts'

export interface MemberMessage extends AttachedFileIds {
  memberId: string
  text: string
  /** A message with the same key is the same message. */
  key: string | null
  /** Set where it is a reply by mail, whose files have new ids each time it is delivered. */
  mail?: { refusedFiles: readonly string[] }
  /** The language that the member reads now. */
  language: Language
  now: Date
}

interface NewInquiry extends MemberMessage {
  detailType: string
  subject: string
  shared: SharedContext | null
}

/**
 * Opens an inquiry with its first message.
 *
 * @returns its id
 * @throws ApiError E3001 for an unknown type, SUPPORT_KEY_REUSED, SUPPORT_TOO_MANY_OPEN, SUPPORT_PICTURE_NOT_FOUND,
 *   SUPPORT_DOCUMENT_NOT_FOUND
 */
export async function openInquiry(db: Kysely<SupportTables>, sent: NewInquiry): Promise<string> {
  return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockExistingMember(trx, sent.memberId)
    const { key } = sent
    const known = key === null ? undefined : await findInquiryIdOfRepeatedRequest(trx, { ...sent, key })
    if (known !== undefined) return known
    return openInquiryInTransaction(trx, sent)
  })
}

/** Opens an inquiry inside a transaction that holds the member's lock. */
export async function openInquiryInTransaction(
  trx: Transaction<SupportTables>,
  sent: NewInquiry,
): Promise<string> {
  if (!isDetailType(sent.detailType))
    throw new ApiError('E3001', { fields: { detailTypeId: getFieldErrorText('enum') } })
  if ((await countOpenInquiries(trx, sent.memberId)) >= MAX_OPEN_INQUIRIES)
    throw new ApiError('SUPPORT_TOO_MANY_OPEN')
  const inquiryId = await insertInquiry(trx, { ...sent, creationKey: sent.key })
  await writeMessage(trx, inquiryId, { ...sent, key: null })
  return inquiryId
}

/**
 * Saves a further message of the member, which reopens an inquiry that was closed within the last 14 days.
 *
 * @throws ApiError SUPPORT_INQUIRY_NOT_FOUND, SUPPORT_KEY_REUSED, SUPPORT_INQUIRY_CLOSED, SUPPORT_INQUIRY_FULL,
 *   SUPPORT_PICTURE_NOT_FOUND, SUPPORT_DOCUMENT_NOT_FOUND
 */
export async function replyAsMember(
  db: Kysely<SupportTables>,
  sent: MemberMessage & { inquiryId: string },
): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockExistingMember(trx, sent.memberId)
    const inquiry = await lockInquiry(trx, sent.inquiryId, sent.memberId)
    if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
    const { memberId: actorId, key } = sent
    if (key !== null && (await isSentBefore(trx, { actorId, key }, sent))) return
    if (!canReply(inquiry, sent.now)) throw new ApiError('SUPPORT_INQUIRY_CLOSED')
    if ((await countInquiryMessages(trx, inquiry.id)) >= MAX_MESSAGES_PER_INQUIRY)
      throw new ApiError('SUPPORT_INQUIRY_FULL')
    await writeMessage(trx, inquiry.id, sent)
  })
}

const isSentBefore = (
  trx: Transaction<SupportTables>,
  sending: { actorId: string; key: string },
  sent: MemberMessage & { inquiryId: string },
) =>
  sent.mail ? isSendingKeyUsed(trx, sending) : isMessageStored(trx, sending, { ...sent, internal: false })

/** Locks the member and throws if they are erased. A message that is stored before the erasure is erased with the others. */
export async function lockExistingMember(trx: Transaction<SupportTables>, memberId: string): Promise<void> {
  await lockMember(trx, memberId)
  if (await isMemberErased(trx, memberId)) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
}

async function writeMessage(
  trx: Transaction<SupportTables>,
  inquiryId: string,
  {
    memberId,
    subject = '',
    text,
    key,
    pictureIds,
    documentIds,
    mail,
    language,
    now,
  }: MemberMessage & { subject?: string },
): Promise<void> {
  const author = 'member' as const
  const byMail = mail !== undefined
  const { refusedFiles = [] } = mail ?? {}
  const message = { inquiryId, author, actorId: memberId, text, key, byMail, refusedFiles, now }
  const messageId = await insertInquiryMessage(trx, message)
  await attachFiles(trx, { messageId, uploaderId: memberId, memberId, pictureIds, documentIds })
  await updateInquiryForMemberMessage(trx, inquiryId, { now, language })
  if (findDangerGroup(`${subject}\n${text}`)) await insertHelpLines(trx, inquiryId, { language, now })
}

/** Help lines are added below the message at once, because staff may not read it for hours. */
async function insertHelpLines(
  trx: Transaction<SupportTables>,
  inquiryId: string,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  await insertInquiryMessage(trx, {
    inquiryId,
    author: 'advisor',
    actorId: null,
    text: getFixedT(language)('texts.advisor.help-lines'),
    key: null,
    now: new Date(now.getTime() + 1),
  })
}

/** Requires a plan with this function. @throws ApiError E2001 while the payment is unconfirmed, E2002 otherwise */
export async function requireSupportFunction(
  db: Kysely<SupportTables>,
  memberId: string,
  wanted: 'support-chat' | 'ai-chat',
): Promise<void> {
  const entitlements = await findEntitlements(db, memberId)
  if (entitlements?.functions.includes(wanted)) return
  throw new ApiError(entitlements?.paymentUnconfirmed ? 'E2001' : 'E2002')
}
