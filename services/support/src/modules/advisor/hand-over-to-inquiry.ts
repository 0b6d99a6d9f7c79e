import { ApiError, type Language } from '@hibiki/http'
import { isLongerThan, truncateToCharacters } from '@hibiki/text'
import type { Kysely, Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import {
  countOpenInquiries,
  type Inquiry,
  insertInquiry,
  lockInquiry,
  updateInquiryContext,
  updateInquiryForMemberMessage,
} from '../inquiries/inquiries.sql.ts'
import {
  canReply,
  MAX_MESSAGES_PER_INQUIRY,
  MAX_OPEN_INQUIRIES,
  MAX_SUBJECT_LENGTH,
} from '../inquiries/inquiry.rules.ts'
import { DEFAULT_DETAIL_TYPE } from '../inquiries/inquiry-types.rules.ts'
import { lockExistingMember } from '../inquiries/member-message.ts'
import {
  countInquiryMessages,
  findLastHandOverTime,
  insertInquiryMessage,
} from '../inquiries/messages.sql.ts'
import type { SharedContext } from '../inquiries/shared-context.ts'
import { toPlainAnswer } from './answer-part.ts'
import {
  type ConversationMessage,
  findConversation,
  listConversationMessages,
  setConversationInquiry,
} from './conversations.sql.ts'

interface HandOver {
  memberId: string
  shared: SharedContext | null
  language: Language
}

/**
 * Copies a whole conversation into a new inquiry, with the original texts and times. A second hand-over adds the later messages to that
 * inquiry, or copies the whole conversation into another one where the member can no longer write in the first.
 *
 * @returns the inquiry's id
 * @throws ApiError SUPPORT_CONVERSATION_NOT_FOUND, also for a conversation without a question; SUPPORT_TOO_MANY_OPEN
 */
export async function handOverToInquiry(
  db: Kysely<SupportTables>,
  clock: () => Date,
  options: HandOver & { conversationId: string },
): Promise<string> {
  const { conversationId: id, memberId } = options
  return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockExistingMember(trx, memberId)
    const now = clock()
    const conversation = await findConversation(trx, { id, memberId, lock: true })
    const said = conversation ? await listConversationMessages(trx, id) : []
    const first = said.find(({ author }) => author === 'member')
    if (!conversation || !first) throw new ApiError('SUPPORT_CONVERSATION_NOT_FOUND')
    const earlier = conversation.inquiryId && (await lockInquiry(trx, conversation.inquiryId, memberId))
    if (earlier && (await addToInquiry(trx, earlier, { ...options, said, now }))) return earlier.id
    if ((await countOpenInquiries(trx, memberId)) >= MAX_OPEN_INQUIRIES)
      throw new ApiError('SUPPORT_TOO_MANY_OPEN')
    const inquiryId = await insertInquiry(trx, {
      memberId,
      detailType: DEFAULT_DETAIL_TYPE,
      subject: subjectOf(first.text),
      shared: options.shared,
      language: options.language,
      creationKey: null,
      now,
    })
    await copyMessages(trx, inquiryId, { ...options, said, now })
    await setConversationInquiry(trx, id, inquiryId)
    return inquiryId
  })
}

/** Adds the messages since the last hand-over. Returns false where the member can no longer write, or where the messages are too many. */
async function addToInquiry(
  trx: Transaction<SupportTables>,
  inquiry: Inquiry,
  options: HandOver & { said: readonly ConversationMessage[]; now: Date },
): Promise<boolean> {
  const { now } = options
  const last = await findLastHandOverTime(trx, inquiry.id)
  const newer = options.said.filter(({ createdAt }) => last === null || createdAt > last)
  const isFull = (await countInquiryMessages(trx, inquiry.id)) + newer.length >= MAX_MESSAGES_PER_INQUIRY
  if (isFull || !canReply(inquiry, now)) return false
  await updateInquiryContext(trx, inquiry.id, options)
  // Staff may have answered since these were written, so they get the current time to be unread and waiting.
  const said = newer.map((message) => ({ ...message, createdAt: now }))
  if (said.length > 0) await copyMessages(trx, inquiry.id, { ...options, said })
  return true
}

async function copyMessages(
  trx: Transaction<SupportTables>,
  inquiryId: string,
  { memberId, said, language, now }: HandOver & { said: readonly ConversationMessage[]; now: Date },
): Promise<void> {
  for (const { author, text, parts, createdAt } of said)
    await insertInquiryMessage(trx, {
      inquiryId,
      author,
      actorId: author === 'member' ? memberId : null,
      text: toPlainAnswer(text, parts),
      key: null,
      now: createdAt,
    })
  const note = getFixedT(language)('texts.advisor.handedOver')
  await insertInquiryMessage(trx, { inquiryId, author: 'system', actorId: null, text: note, key: null, now })
  await updateInquiryForMemberMessage(trx, inquiryId, { now, language })
}

function subjectOf(question: string): string {
  const line = question.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return isLongerThan(line, MAX_SUBJECT_LENGTH)
    ? `${truncateToCharacters(line, MAX_SUBJECT_LENGTH - 1)}…`
    : line
}
