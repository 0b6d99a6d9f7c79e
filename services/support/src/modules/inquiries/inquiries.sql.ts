import { ApiError, type Language } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { AttachedFileIds } from './attached-files.sql.ts'
import { type InquiryPriority, MAX_LISTED_INQUIRIES } from './inquiry.rules.ts'
import { hasSameMessageContent, selectAttachedFileIds } from './messages.sql.ts'
import type { SharedContext } from './shared-context.ts'

export interface Inquiry {
  id: string
  memberId: string
  detailType: string
  subject: string
  state: 'open' | 'closed'
  priority: InquiryPriority
  /** The member of staff to whom it is assigned. */
  staffId: string | null
  revision: number
  openedAt: Date
  waitingSince: Date | null
  firstAnsweredAt: Date | null
  memberReadAt: Date | null
  staffReadAt: Date | null
  closedAt: Date | null
  rating: number | null
}

const columns = [
  'id',
  'member_id as memberId',
  'detail_type as detailType',
  'subject',
  'state',
  'priority',
  'staff_id as staffId',
  'revision',
  'opened_at as openedAt',
  'waiting_since as waitingSince',
  'first_answered_at as firstAnsweredAt',
  'member_read_at as memberReadAt',
  'staff_read_at as staffReadAt',
  'closed_at as closedAt',
  'rating',
] as const

/** @param memberId restricts the search to this member's inquiries; null finds that of any member */
export async function findInquiry(
  db: Kysely<SupportTables>,
  id: string,
  memberId: string | null,
): Promise<Inquiry | undefined> {
  return db
    .selectFrom('inquiries')
    .select(columns)
    .where('id', '=', id)
    .$if(memberId !== null, (query) => query.where('member_id', '=', memberId ?? ''))
    .executeTakeFirst()
}

/** Locks an inquiry for a change. */
export async function lockInquiry(
  trx: Transaction<SupportTables>,
  id: string,
  memberId: string | null,
): Promise<Inquiry | undefined> {
  return trx
    .selectFrom('inquiries')
    .select(columns)
    .where('id', '=', id)
    .$if(memberId !== null, (query) => query.where('member_id', '=', memberId ?? ''))
    .forUpdate()
    .executeTakeFirst()
}

export interface ListedInquiry {
  id: string
  subject: string
  /** The newest message that both sides see. */
  text: string
  detailType: string
  memberId: string
  username: string
  unreadCount: number
  state: 'open' | 'closed'
  closedAt: Date | null
  lastMessageAt: Date
  rating: number | null
}

/** Lists the inquiries of a member, or of all members, those with the newest message first. */
export async function listInquiries(
  db: Kysely<SupportTables>,
  { side, memberId }: { memberId: string | null; side: 'member' | 'staff' },
): Promise<ListedInquiry[]> {
  const unread = sql.ref(side === 'member' ? 'i.member_unread' : 'i.staff_unread')
  const { rows } = await sql<ListedInquiry>`
    select i.id, i.subject, coalesce(m.text, '') as text, i.detail_type as "detailType", i.member_id as "memberId",
      coalesce(p.name, '') as username, ${unread} as "unreadCount", i.state, i.closed_at as "closedAt",
      i.last_message_at as "lastMessageAt", i.rating
    from inquiries i left join member_profiles p on p.member_id = i.member_id
      left join lateral (
        select text from messages where inquiry_id = i.id and not internal order by created_at desc, id desc limit 1) m on true
    where ${memberId}::uuid is null or i.member_id = ${memberId}
    order by i.last_message_at desc, i.id desc limit ${MAX_LISTED_INQUIRIES}`.execute(db)
  return rows
}

/** Returns a text that changes with every change of any inquiry of the member, for the ETag of the list. */
export async function getInquiriesRevision(db: Kysely<SupportTables>, memberId: string): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select count(*) || '-' || coalesce(sum(revision), 0) as revision from inquiries where member_id = ${memberId}`.execute(
    db,
  )
  return rows[0]?.revision ?? ''
}

export async function countOpenInquiries(db: Kysely<SupportTables>, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inquiries where member_id = ${memberId} and state = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether a member has ever opened an inquiry. */
export async function hasEverOpenedInquiry(db: Kysely<SupportTables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('inquiries')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the id of the inquiry that an earlier request with the same key opened.
 *
 * @throws ApiError SUPPORT_KEY_REUSED when its key opened another inquiry
 */
export async function findInquiryIdOfRepeatedRequest(
  db: Kysely<SupportTables>,
  request: {
    memberId: string
    key: string
    detailType: string
    subject: string
    text: string
  } & AttachedFileIds,
): Promise<string | undefined> {
  const { memberId, key } = request
  const { rows } = await sql<
    { id: string; detailType: string; subject: string; text: string } & AttachedFileIds
  >`
    select i.id, i.detail_type as "detailType", i.subject, m.text, ${selectAttachedFileIds('m.id')}
    from inquiries i join lateral (
      select id, text from messages where inquiry_id = i.id order by created_at, id limit 1) m on true
    where i.member_id = ${memberId} and i.creation_key = ${key}`.execute(db)
  const [opened] = rows
  if (!opened) return undefined
  const isSame =
    opened.detailType === request.detailType &&
    opened.subject === request.subject &&
    hasSameMessageContent(opened, request)
  if (!isSame) throw new ApiError('SUPPORT_KEY_REUSED')
  return opened.id
}

export async function insertInquiry(
  trx: Transaction<SupportTables>,
  options: {
    memberId: string
    detailType: string
    subject: string
    shared: SharedContext | null
    language: Language
    creationKey: string | null
    now: Date
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('inquiries')
    .values({
      member_id: options.memberId,
      detail_type: options.detailType,
      subject: options.subject,
      shared: options.shared && JSON.stringify(options.shared),
      language: options.language,
      creation_key: options.creationKey,
      opened_at: options.now,
      last_message_at: options.now,
      waiting_since: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates the member's language and, where the member shares them, the facts about the device. */
export async function updateInquiryContext(
  trx: Transaction<SupportTables>,
  id: string,
  { language, shared }: { language: Language; shared: SharedContext | null },
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ language, ...(shared && { shared: JSON.stringify(shared) }) })
    .where('id', '=', id)
    .execute()
}

/** Updates an inquiry after a message of the member: it is open, unread for staff, and waits since the first unanswered message. */
export async function updateInquiryForMemberMessage(
  trx: Transaction<SupportTables>,
  id: string,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  await sql`
    update inquiries set revision = revision + 1, staff_unread = staff_unread + 1, last_message_at = ${now}::timestamptz,
      waiting_since = coalesce(waiting_since, ${now}::timestamptz), state = 'open', closed_at = null, closed_for = null,
      language = ${language}
    where id = ${id}`.execute(trx)
}

/** Updates an inquiry after an answer of staff: it is unread for the member and no longer waits. */
export async function updateInquiryForStaffAnswer(
  trx: Transaction<SupportTables>,
  id: string,
  { now, staffId }: { staffId: string; now: Date },
): Promise<void> {
  await sql`
    update inquiries set revision = revision + 1, member_unread = member_unread + 1, staff_unread = 0,
      last_message_at = ${now}::timestamptz, waiting_since = null,
      first_answered_at = coalesce(first_answered_at, ${now}::timestamptz), staff_id = coalesce(staff_id, ${staffId}::uuid),
      staff_read_at = ${now}::timestamptz
    where id = ${id}`.execute(trx)
}

/** Increments the revision, so that the pages of both sides fetch the change. */
export async function incrementInquiryRevision(trx: Transaction<SupportTables>, id: string): Promise<void> {
  await sql`update inquiries set revision = revision + 1 where id = ${id}`.execute(trx)
}

/** Marks everything as read by one side; only what was unread changes anything. */
export async function setInquiryRead(
  trx: Transaction<SupportTables>,
  { side, now, id }: { id: string; side: 'member' | 'staff'; now: Date },
): Promise<void> {
  const unread = sql.ref(`${side}_unread`)
  await sql`
    update inquiries set ${unread} = 0, ${sql.ref(`${side}_read_at`)} = ${now}, revision = revision + 1
    where id = ${id} and ${unread} > 0`.execute(trx)
}

export async function setInquiryClosed(
  trx: Transaction<SupportTables>,
  id: string,
  options: { for: 'staff' | 'member' | 'silence'; now: Date },
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set((eb) => ({
      state: 'closed' as const,
      closed_at: options.now,
      closed_for: options.for,
      waiting_since: null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Opens a closed inquiry, which then waits for staff and is not closed for silence: since the member's first message that no answer
 * followed, or since now where all were answered.
 */
export async function setInquiryOpen(trx: Transaction<SupportTables>, id: string, now: Date): Promise<void> {
  await sql`
    update inquiries i set state = 'open', closed_at = null, closed_for = null, revision = revision + 1,
      waiting_since = coalesce((
        -- The messages of a conversation handed over are older than the inquiry.
        select min(greatest(m.created_at, i.opened_at)) from messages m
        where m.inquiry_id = i.id and m.author = 'member' and not exists (
          select from messages a
          where a.inquiry_id = i.id and a.author = 'staff' and not a.internal and a.created_at >= m.created_at)
      ), ${now}::timestamptz)
    where id = ${id}`.execute(trx)
}

export async function setInquiryRating(
  trx: Transaction<SupportTables>,
  id: string,
  { rating, now }: { rating: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set((eb) => ({ rating, rated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Closes at most `limit` inquiries that staff answered before `before`; replicas share the work. Returns how many. */
export async function closeSilentInquiries(
  db: Kysely<SupportTables>,
  { now, before, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update inquiries set state = 'closed', closed_at = ${now}, closed_for = 'silence', revision = revision + 1
    where id in (
      select id from inquiries where state = 'open' and waiting_since is null and last_message_at < ${before}
      order by last_message_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
