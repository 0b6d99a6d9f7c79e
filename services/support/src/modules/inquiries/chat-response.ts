import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime } from '@hibiki/http'
import { joinFacts } from '@hibiki/languages'
import { Type } from 'typebox'
import { getFixedT, getInquiryTypeName } from '../../texts.ts'
import type { Inquiry, ListedInquiry } from './inquiries.sql.ts'
import { computeReopenDeadline, MAX_LISTED_INQUIRIES, MAX_MESSAGES_PER_INQUIRY } from './inquiry.rules.ts'
import { toInquiryType } from './inquiry-types.rules.ts'
import type { InquiryMessage } from './messages.sql.ts'

const nullableTime = Type.Union([JapanTime, Type.Null()])

export const ChatPicture = Type.Object(
  { id: Id, width: Type.Integer(), height: Type.Integer() },
  { $id: 'ChatPicture' },
)

export const ChatDocument = Type.Object(
  { id: Id, name: Type.String(), bytes: Type.Integer() },
  { $id: 'ChatDocument' },
)

export const InquiryListResponse = Type.Array(
  Type.Object({
    id: Id,
    subject: Type.String(),
    text: Type.String({ description: 'The newest message' }),
    type: Type.String({ description: 'Type and detail type, as shown' }),
    username: Type.String({ description: "The member's name" }),
    own: Type.Boolean({
      description: 'Opened by the caller: only they close it and rate it',
    }),
    unreadCount: Type.Integer({ description: 'Messages of the other side that the caller has not read' }),
    opened: Type.Boolean({ description: 'false: closed' }),
    lastMessageAt: JapanTime,
    closedAt: nullableTime,
    reopensUntil: Type.Union([JapanTime, Type.Null()], { description: 'Until then a reply reopens it' }),
    rating: Type.Union([Type.Integer({ minimum: 1, maximum: 3 }), Type.Null()]),
  }),
  { $id: 'InquiryList', maxItems: MAX_LISTED_INQUIRIES },
)

/** Returns an inquiry as the caller sees it. */
export function toInquiryListItem(
  row: ListedInquiry,
  { callerId, language }: { callerId: string; language: string },
) {
  const until = computeReopenDeadline(row)
  return {
    id: row.id,
    subject: row.subject,
    text: row.text,
    username: row.username,
    own: row.memberId === callerId,
    type: joinFacts(
      [
        getInquiryTypeName(language, toInquiryType(row.detailType)),
        getInquiryTypeName(language, row.detailType),
      ],
      language,
    ),
    unreadCount: row.unreadCount,
    opened: row.state === 'open',
    rating: row.rating,
    lastMessageAt: formatJstDateTime(row.lastMessageAt),
    closedAt: row.closedAt && formatJstDateTime(row.closedAt),
    reopensUntil: until && formatJstDateTime(until),
  }
}

export const ChatListResponse = Type.Array(
  Type.Object({
    id: Id,
    text: Type.String(),
    me: Type.Boolean({ description: 'Of the side of the caller' }),
    username: Type.String(),
    date: JapanTime,
    author: Type.Enum(['member', 'staff', 'advisor', 'system']),
    read: Type.Boolean({ description: 'The other side has read it' }),
    pictures: Type.Array(ChatPicture),
    documents: Type.Array(ChatDocument),
    byMail: Type.Boolean({ description: 'A reply to the mail about an answer' }),
    refusedFiles: Type.Array(Type.String(), {
      description: 'Names of files of that mail that were not accepted',
    }),
  }),
  { $id: 'ChatList', maxItems: 2 * MAX_MESSAGES_PER_INQUIRY },
)

/** Returns a message as one side sees it: members read that staff wrote it, but not who. */
export function toChatResponse(
  message: InquiryMessage,
  options: { inquiry: Inquiry; side: 'member' | 'staff'; language: string },
) {
  const { author, createdAt } = message
  const readAt = author === 'member' ? options.inquiry.staffReadAt : options.inquiry.memberReadAt
  return {
    id: message.id,
    text: message.text,
    author,
    pictures: message.pictures,
    documents: message.documents,
    byMail: message.byMail,
    refusedFiles: message.refusedFiles,
    me: author === options.side,
    username: nameOf(message, options),
    date: formatJstDateTime(createdAt),
    read: readAt !== null && readAt >= createdAt,
  }
}

function nameOf(
  { author, actorName }: InquiryMessage,
  { side, language }: { side: 'member' | 'staff'; language: string },
): string {
  if (author === 'member') return actorName ?? ''
  if (author === 'staff' && side === 'staff') return actorName ?? getFixedT(language)('texts.author.staff')
  return getFixedT(language)(`texts.author.${author}`)
}
