import { ApiError } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { AdvisorAnswerKind } from './answer.rules.ts'
import type { AnswerPart } from './answer-part.ts'

export const MAX_CONVERSATIONS = 100
/** Thirty questions a day fill a conversation within a week, after which the member begins a new one. */
export const MAX_CONVERSATION_MESSAGES = 400

export interface Conversation {
  id: string
  /** The inquiry that it was handed over to. */
  inquiryId: string | null
  pendingSince: Date | null
}

/** Begins a conversation; the member's oldest ones beyond `MAX_CONVERSATIONS`, which no list shows any more, are deleted. */
export async function insertConversation(
  trx: Transaction<SupportTables>,
  { memberId, now }: { memberId: string; now: Date },
): Promise<string> {
  await sql`
    delete from conversations where id in (
      select id from conversations where member_id = ${memberId}
      order by updated_at desc, id desc offset ${MAX_CONVERSATIONS - 1})`.execute(trx)
  const { id } = await trx
    .insertInto('conversations')
    .values({ member_id: memberId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findConversation(
  db: Kysely<SupportTables>,
  { id, memberId, lock }: { id: string; memberId: string; lock?: boolean },
): Promise<Conversation | undefined> {
  return db
    .selectFrom('conversations')
    .select(['id', 'inquiry_id as inquiryId', 'pending_since as pendingSince'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .$if(lock ?? false, (query) => query.forUpdate())
    .executeTakeFirst()
}

export interface ListedConversation {
  id: string
  /** The text of the first question. */
  title: string
  updatedAt: Date
  inquiryId: string | null
}

/** Lists the conversations that have a question, newest first. */
export async function listConversations(
  db: Kysely<SupportTables>,
  memberId: string,
): Promise<ListedConversation[]> {
  const { rows } = await sql<ListedConversation>`
    select c.id, m.text as title, c.updated_at as "updatedAt", c.inquiry_id as "inquiryId"
    from conversations c join lateral (
      select text from conversation_messages where conversation_id = c.id order by created_at, id limit 1) m on true
    where c.member_id = ${memberId} order by c.updated_at desc, c.id desc limit ${MAX_CONVERSATIONS}`.execute(
    db,
  )
  return rows
}

export interface ConversationMessage {
  id: string
  author: 'member' | 'advisor'
  kind: AdvisorAnswerKind | 'question'
  text: string
  articleIds: string[]
  /** What stands below the text, in its language. */
  parts: readonly AnswerPart[]
  createdAt: Date
}

const messageColumns = [
  'id',
  'author',
  'kind',
  'text',
  'article_ids as articleIds',
  'parts',
  'created_at as createdAt',
] as const

/** Lists the messages of a conversation, oldest first. */
export async function listConversationMessages(
  db: Kysely<SupportTables>,
  conversationId: string,
): Promise<ConversationMessage[]> {
  return db
    .selectFrom('conversation_messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_CONVERSATION_MESSAGES + 2)
    .execute()
}

/**
 * Returns whether an earlier request with the same key stored this question.
 *
 * @throws ApiError SUPPORT_KEY_REUSED when its key asked another question
 */
export async function isQuestionStored(
  db: Kysely<SupportTables>,
  { conversationId, key, text }: { conversationId: string; key: string; text: string },
): Promise<boolean> {
  const asked = await db
    .selectFrom('conversation_messages')
    .select('text')
    .where('conversation_id', '=', conversationId)
    .where('sending_key', '=', key)
    .executeTakeFirst()
  if (asked && asked.text !== text) throw new ApiError('SUPPORT_KEY_REUSED')
  return asked !== undefined
}

/** Counts a question of the day. Returns false when the member has reached the maximum of the day. */
export async function claimDailyQuestion(
  trx: Transaction<SupportTables>,
  { memberId, day, max }: { memberId: string; day: string; max: number },
): Promise<boolean> {
  const { rows } = await sql<{ questions: number }>`
    insert into advisor_days (member_id, day, questions) values (${memberId}, ${day}, 1)
    on conflict (member_id, day) do update set questions = advisor_days.questions + 1
    where advisor_days.questions < ${max}
    returning questions`.execute(trx)
  return rows.length > 0
}

export async function insertConversationMessage(
  trx: Transaction<SupportTables>,
  options: {
    conversationId: string
    author: 'member' | 'advisor'
    kind: AdvisorAnswerKind | 'question'
    text: string
    articleIds?: readonly string[]
    parts?: readonly AnswerPart[]
    key?: string | null
    now: Date
  },
): Promise<ConversationMessage> {
  return trx
    .insertInto('conversation_messages')
    .values({
      conversation_id: options.conversationId,
      author: options.author,
      kind: options.kind,
      text: options.text,
      article_ids: [...(options.articleIds ?? [])],
      parts: JSON.stringify(options.parts ?? []),
      sending_key: options.key ?? null,
      created_at: options.now,
    })
    .returning(messageColumns)
    .executeTakeFirstOrThrow()
}

/** Stores since when an answer is being written; null when none is. */
export async function setConversationPending(
  trx: Transaction<SupportTables>,
  id: string,
  { since, now }: { since: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ pending_since: since, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function setConversationInquiry(
  trx: Transaction<SupportTables>,
  id: string,
  inquiryId: string,
): Promise<void> {
  await trx.updateTable('conversations').set({ inquiry_id: inquiryId }).where('id', '=', id).execute()
}

/** Deletes the counts of questions of past days. */
export async function deletePastQuestionCounts(db: Kysely<SupportTables>, before: string): Promise<void> {
  await sql`delete from advisor_days where day < ${before}`.execute(db)
}
