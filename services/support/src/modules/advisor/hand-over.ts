import { ApiError } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { textOf } from '../../texts.ts'
import { applyMemberMessage, countOpen, insertInquiry } from '../inquiries/inquiries.sql.ts'
import { MAX_OPEN_INQUIRIES, MAX_SUBJECT_LENGTH } from '../inquiries/inquiry.rules.ts'
import { DEFAULT_DETAIL_TYPE } from '../inquiries/inquiry-types.rules.ts'
import { insertMessage } from '../inquiries/messages.sql.ts'
import { requireMember } from '../inquiries/send-message.ts'
import type { SharedContext } from '../inquiries/shared-context.ts'
import { findConversation, listConversationMessages, setHandedOver } from './conversations.sql.ts'

/**
 * Makes an inquiry of a whole conversation, word for word and with its times (T14). Once: again returns the same inquiry.
 *
 * @returns the inquiry's id
 * @throws ApiError SUPPORT_CONVERSATION_NOT_FOUND, also of one without a question; SUPPORT_TOO_MANY_OPEN
 */
export async function handOver(
  db: Kysely<SupportTables>,
  o: {
    conversationId: string
    memberId: string
    shared: SharedContext | null
    language: string
    now: Date
  },
): Promise<string> {
  const { conversationId: id, memberId, now } = o
  return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await requireMember(trx, memberId)
    const conversation = await findConversation(trx, { id, memberId, lock: true })
    const said = conversation ? await listConversationMessages(trx, id) : []
    const first = said.find(({ author }) => author === 'member')
    if (!conversation || !first) throw new ApiError('SUPPORT_CONVERSATION_NOT_FOUND')
    if (conversation.inquiryId !== null) return conversation.inquiryId
    if ((await countOpen(trx, memberId)) >= MAX_OPEN_INQUIRIES) throw new ApiError('SUPPORT_TOO_MANY_OPEN')
    const inquiryId = await insertInquiry(trx, {
      ...{ memberId, detailType: DEFAULT_DETAIL_TYPE, subject: subjectOf(first.text) },
      ...{ shared: o.shared, creationKey: null, now },
    })
    for (const { author, text, createdAt } of said)
      await insertMessage(trx, {
        ...{ inquiryId, author, actorId: author === 'member' ? memberId : null },
        ...{ text, key: null, now: createdAt },
      })
    const note = textOf(o.language, 'advisor.handedOver')
    await insertMessage(trx, { inquiryId, author: 'system', actorId: null, text: note, key: null, now })
    await applyMemberMessage(trx, inquiryId, now)
    await setHandedOver(trx, id, inquiryId)
    return inquiryId
  })
}

function subjectOf(question: string): string {
  const characters = [...question.replace(/\s+/g, ' ').trim()]
  if (characters.length <= MAX_SUBJECT_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`
}
