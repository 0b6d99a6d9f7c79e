import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import type { Language } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../../tables.ts'
import type { InquiryPriority } from '../inquiry.rules.ts'
import type { SharedContext } from '../shared-context.ts'

export interface StaffInquiry {
  id: string
  subject: string
  detailType: string
  state: 'open' | 'closed'
  priority: InquiryPriority
  memberId: string
  memberName: string
  language: Language
  staffId: string | null
  staffName: string | null
  unread: number
  openedAt: Date
  lastMessageAt: Date
  /** Since when the member waits for an answer; null while the member does not wait. */
  waitingSince: Date | null
  firstAnsweredAt: Date | null
  closedAt: Date | null
  rating: number | null
}

export interface StaffInquiryFilter {
  id?: string[]
  /** Searches the subject, the name and every message, notes included. */
  q?: string
  state?: 'open' | 'closed'
  assigned?: 'mine' | 'nobody'
  waiting?: boolean
  priority?: InquiryPriority
}

const inquiries = sql`
  select i.id, i.subject, i.detail_type as "detailType", i.state, i.priority, i.member_id as "memberId",
    coalesce(m.name, '') as "memberName", r.name_kana as "memberNameKana", ${toNameOrder('r.name_kana', 'm.name')} as "memberOrder",
    i.language, i.staff_id as "staffId", s.name as "staffName", i.staff_unread as unread, i.opened_at as "openedAt",
    i.last_message_at as "lastMessageAt", i.waiting_since as "waitingSince", i.first_answered_at as "firstAnsweredAt",
    i.closed_at as "closedAt", i.rating
  from inquiries i left join member_profiles m on m.member_id = i.member_id
    left join name_readings r on r.member_id = i.member_id left join member_profiles s on s.member_id = i.staff_id`

/** Lists one page of the queue for the console. */
export async function listStaffInquiries(
  db: Kysely<SupportTables>,
  { filter, ...page }: ListRequest<StaffInquiryFilter>,
  staffId: string,
): Promise<RowPage<StaffInquiry>> {
  return selectPage<StaffInquiry>(db, inquiries, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q &&
      sql`(${whereContainsText(filter.q, 'subject', 'memberName', 'memberNameKana')} or ${messageContains(filter.q)})`,
    filter.state && sql`state = ${filter.state}`,
    filter.assigned === 'mine' && sql`"staffId" = ${staffId}::uuid`,
    filter.assigned === 'nobody' && sql`"staffId" is null`,
    filter.waiting !== undefined &&
      (filter.waiting ? sql`"waitingSince" is not null` : sql`"waitingSince" is null`),
    filter.priority !== undefined && sql`priority = ${filter.priority}`,
  ])
}

function messageContains(text: string) {
  return sql`id in (select inquiry_id from messages where ${whereContainsText(text, 'text')})`
}

export async function findStaffInquiry(
  db: Kysely<SupportTables>,
  id: string,
): Promise<StaffInquiry | undefined> {
  return selectRow<StaffInquiry>(db, inquiries, id)
}

export async function findSharedContext(
  db: Kysely<SupportTables>,
  id: string,
): Promise<SharedContext | null> {
  const row = await db.selectFrom('inquiries').select('shared').where('id', '=', id).executeTakeFirst()
  return row?.shared ?? null
}

export async function setInquiryStaff(
  trx: Transaction<SupportTables>,
  id: string,
  staffId: string | null,
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set((eb) => ({ staff_id: staffId, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setInquiryPriority(
  trx: Transaction<SupportTables>,
  id: string,
  priority: InquiryPriority,
): Promise<void> {
  await trx.updateTable('inquiries').set({ priority }).where('id', '=', id).execute()
}

/** A colleague whose page has not reported for this long no longer counts as viewing. */
const SEEN_MS = 15_000

/**
 * Saves that a member of staff has an inquiry open, and returns who else has.
 *
 * @returns `isNew`: they had not, a moment ago
 */
export async function upsertInquiryViewer(
  trx: Transaction<SupportTables>,
  { now, inquiryId, staffId, writing }: { inquiryId: string; staffId: string; writing: boolean; now: Date },
): Promise<{ isNew: boolean; others: { name: string; writing: boolean }[] }> {
  const since = new Date(now.getTime() - SEEN_MS)
  const { rows: before } = await sql<{ seenAt: Date }>`
    select seen_at as "seenAt" from viewers where inquiry_id = ${inquiryId} and staff_id = ${staffId}`.execute(
    trx,
  )
  await sql`
    insert into viewers (inquiry_id, staff_id, writing, seen_at)
    values (${inquiryId}, ${staffId}, ${writing}, ${now})
    on conflict (inquiry_id, staff_id) do update set writing = excluded.writing, seen_at = excluded.seen_at`.execute(
    trx,
  )
  await sql`delete from viewers where inquiry_id = ${inquiryId} and seen_at < ${since}`.execute(trx)
  const { rows: others } = await sql<{ name: string; writing: boolean }>`
    select coalesce(p.name, '') as name, v.writing from viewers v left join member_profiles p on p.member_id = v.staff_id
    where v.inquiry_id = ${inquiryId} and v.staff_id <> ${staffId} order by p.name`.execute(trx)
  return { isNew: before[0] === undefined || before[0].seenAt < since, others }
}
