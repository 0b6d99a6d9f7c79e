import { ApiError } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { AttachedFileIds } from './attached-files.sql.ts'
import { MAX_MESSAGES_PER_INQUIRY } from './inquiry.rules.ts'

export type MessageAuthor = SupportTables['messages']['author']

export interface MessagePicture {
  id: string
  width: number
  height: number
}

export interface MessageDocument {
  id: string
  name: string
  bytes: number
}

export interface InquiryMessage {
  id: string
  author: MessageAuthor
  actorId: string | null
  actorName: string | null
  internal: boolean
  text: string
  createdAt: Date
  pictures: MessagePicture[]
  documents: MessageDocument[]
  byMail: boolean
  refusedFiles: string[]
}

/** Lists the messages of an inquiry, oldest first, and the notes of staff only with `withNotes`. */
export async function listInquiryMessages(
  db: Kysely<SupportTables>,
  inquiryId: string,
  { withNotes }: { withNotes: boolean },
): Promise<InquiryMessage[]> {
  const { rows } = await sql<InquiryMessage>`
    select m.id, m.author, m.actor_id as "actorId", p.name as "actorName", m.internal, m.text, m.created_at as "createdAt",
      m.by_mail as "byMail", m.refused_files as "refusedFiles",
      coalesce((select jsonb_agg(jsonb_build_object('id', pic.id, 'width', pic.width, 'height', pic.height) order by pic.position)
        from pictures pic where pic.message_id = m.id), '[]') as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'bytes', d.bytes) order by d.position)
        from documents d where d.message_id = m.id), '[]') as documents
    from messages m left join member_profiles p on p.member_id = m.actor_id
    where m.inquiry_id = ${inquiryId} and (${withNotes} or not m.internal)
    order by m.created_at, m.id limit ${2 * MAX_MESSAGES_PER_INQUIRY}`.execute(db)
  return rows
}

/** Returns the text of the newest message of the member; empty where only the advisor or staff wrote. */
export async function findLastMemberText(db: Kysely<SupportTables>, inquiryId: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select('text')
    .where('inquiry_id', '=', inquiryId)
    .where('author', '=', 'member')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function countInquiryMessages(db: Kysely<SupportTables>, inquiryId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages where inquiry_id = ${inquiryId} and not internal`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns when a conversation with the advisor was last handed over to this inquiry; each hand-over adds a system message. */
export async function findLastHandOverTime(
  db: Kysely<SupportTables>,
  inquiryId: string,
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('inquiry_id', '=', inquiryId)
    .where('author', '=', 'system')
    .executeTakeFirstOrThrow()
  return at
}

export interface SentMessage extends AttachedFileIds {
  inquiryId: string
  text: string
  internal: boolean
}

/**
 * Returns whether this person has sent the same message with this key before.
 *
 * @throws ApiError SUPPORT_KEY_REUSED when the key was used for another message, in whatever inquiry
 */
export async function isMessageStored(
  db: Kysely<SupportTables>,
  { actorId, key }: { actorId: string; key: string },
  message: SentMessage,
): Promise<boolean> {
  const { rows } = await sql<SentMessage>`
    select m.inquiry_id as "inquiryId", m.text, m.internal, ${selectAttachedFileIds('m.id')}
    from messages m where m.actor_id = ${actorId} and m.sending_key = ${key}`.execute(db)
  const [sent] = rows
  if (!sent) return false
  const isSame =
    sent.inquiryId === message.inquiryId &&
    sent.internal === message.internal &&
    hasSameMessageContent(sent, message)
  if (!isSame) throw new ApiError('SUPPORT_KEY_REUSED')
  return true
}

/** Returns whether this person has sent a message with this key before, whatever it says. */
export async function isSendingKeyUsed(
  db: Kysely<SupportTables>,
  { actorId, key }: { actorId: string; key: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('sending_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Selects the ids of a message's pictures and documents, in their order. */
export const selectAttachedFileIds = (messageId: string) => sql`
  array(select pic.id from pictures pic where pic.message_id = ${sql.ref(messageId)} order by pic.position) as "pictureIds",
  array(select d.id from documents d where d.message_id = ${sql.ref(messageId)} order by d.position) as "documentIds"`

type Content = Pick<SentMessage, 'text' | 'pictureIds' | 'documentIds'>

/** Returns whether a stored message equals one that is sent, whose ids may be in upper case. */
export const hasSameMessageContent = (stored: Content, sent: Content): boolean =>
  stored.text === sent.text &&
  stored.pictureIds.join() === sent.pictureIds.join().toLowerCase() &&
  stored.documentIds.join() === sent.documentIds.join().toLowerCase()

export async function insertInquiryMessage(
  trx: Transaction<SupportTables>,
  options: {
    inquiryId: string
    author: MessageAuthor
    actorId: string | null
    text: string
    internal?: boolean
    key: string | null
    byMail?: boolean
    refusedFiles?: readonly string[]
    now: Date
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('messages')
    .values({
      inquiry_id: options.inquiryId,
      author: options.author,
      actor_id: options.actorId,
      text: options.text,
      internal: options.internal ?? false,
      sending_key: options.key,
      by_mail: options.byMail ?? false,
      refused_files: [...(options.refusedFiles ?? [])],
      created_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
