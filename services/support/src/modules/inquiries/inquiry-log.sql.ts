import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'

export type InquiryAction =
  | 'view'
  | 'answer'
  | 'note'
  | 'assign'
  | 'release'
  | 'priority'
  | 'close'
  | 'reopen'

/** Logs which member of staff did what. */
export async function insertInquiryAct(
  trx: Transaction<SupportTables>,
  options: {
    inquiryId: string
    actorId: string
    action: InquiryAction
    detail: string | null
    /** The colleague to whom the inquiry was assigned, unless the actor took it over. */
    colleagueId?: string | null
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('inquiry_log')
    .values({
      inquiry_id: options.inquiryId,
      actor_id: options.actorId,
      action: options.action,
      detail: options.detail,
      staff_id: options.colleagueId ?? null,
      at: options.now,
    })
    .execute()
}

/** Views of one inquiry by one person within this time are logged once, because the console polls. */
const SAME_LOOK_MS = 60_000

/** Logs that a member of staff viewed an inquiry, whichever route they called. */
export async function logInquiryView(
  db: Kysely<SupportTables>,
  { inquiryId, staffId, now }: { inquiryId: string; staffId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - SAME_LOOK_MS)
  await sql`
    insert into inquiry_log (inquiry_id, actor_id, action, at)
    select ${inquiryId}::uuid, ${staffId}::uuid, 'view', ${now}::timestamptz
    where not exists (
      select from inquiry_log
      where inquiry_id = ${inquiryId} and actor_id = ${staffId} and action = 'view' and at > ${since})`.execute(
    db,
  )
}

export interface InquiryAct {
  id: string
  actorName: string | null
  action: string
  detail: string | null
  colleagueName: string | null
  at: Date
}

const MAX_ACTS = 200

/** Lists what staff did, newest first. */
export async function listInquiryActs(db: Kysely<SupportTables>, inquiryId: string): Promise<InquiryAct[]> {
  const { rows } = await sql<InquiryAct>`
    select l.id, p.name as "actorName", l.action, l.detail, c.name as "colleagueName", l.at
    from inquiry_log l left join member_profiles p on p.member_id = l.actor_id
      left join member_profiles c on c.member_id = l.staff_id
    where l.inquiry_id = ${inquiryId} order by l.at desc, l.id desc limit ${MAX_ACTS}`.execute(db)
  return rows
}
