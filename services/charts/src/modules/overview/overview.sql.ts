import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { toPublishedToPresentAgencyCondition } from '../customers/agency-departures.sql.ts'

/** The overview covers this many weeks. */
export const OVERVIEW_WEEKS = 26
const MAX_POINTS = 500

/** Returns the minutes heard per week (Monday, Japanese time), without weeks that have no play. */
export async function listWeeklyMinutes(
  db: Kysely<ChartsTables>,
  memberId: string,
  since: Date,
): Promise<{ week: string; minutes: number }[]> {
  const { rows } = await sql<{ week: string; minutes: number }>`
    select to_char(date_trunc('week', started_at at time zone 'Asia/Tokyo'), 'YYYY-MM-DD') as week,
      round(sum(played_seconds) / 60)::int as minutes
    from plays where member_id = ${memberId} and started_at >= ${since}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Lists finished diagnoses published to the present agency, with the stress figure of their expression, oldest first. */
export async function listPublishedDiagnoses(
  db: Kysely<ChartsTables>,
  memberId: string,
  since: Date,
): Promise<{ resultId: string; completedAt: Date; stressPercent: number | null }[]> {
  const { rows } = await sql<{ resultId: string; completedAt: Date; stressPercent: number | null }>`
    select result_id as "resultId", completed_at as "completedAt", stress_percent as "stressPercent"
    from diagnoses where member_id = ${memberId} and completed_at >= ${since} and published and not deleted
      and ${toPublishedToPresentAgencyCondition('diagnoses.member_id', 'diagnoses.publication_changed_at')}
    order by completed_at, result_id limit ${MAX_POINTS}`.execute(db)
  return rows
}

/** Lists the newest numbers that were entered over the visits, by label of their item, oldest first. */
export async function listNumericRecordValues(
  db: Kysely<ChartsTables>,
  memberId: string,
): Promise<{ label: string; recordId: string; at: Date; value: number }[]> {
  // The pattern is ASCII only, because \s and \d match full-width letters, too, which float8 rejects.
  const { rows } = await sql<{ label: string; recordId: string; at: Date; value: number }>`
    select i.label, r.id as "recordId", r.created_at as at, v.value::float8 as value
    from records r join record_values v on v.record_id = r.id join format_items i on i.id = v.item_id
    where r.customer_id = ${memberId} and r.deleted_at is null
      and (i.range_from is not null or i.range_to is not null) and i.selection = '[]'::jsonb and i.type = 'text_field'
      and v.value ~ '^ *[-+]?[0-9]+(\\.[0-9]+)? *$'
    order by r.created_at desc, r.id desc, i.vertical_priority desc limit ${MAX_POINTS}`.execute(db)
  return rows.reverse()
}

/** What a customer decides for their present agency. */
export interface Sharing {
  /** Whether it sees the minutes listened per week. */
  listening: boolean
  /** Whether it takes photos of the customer and sees them. */
  photos: boolean
}

/** Returns what a member has decided for their present agency; without a decision it is no. */
export async function getSharing(db: Kysely<ChartsTables>, memberId: string): Promise<Sharing> {
  const { rows } = await sql<Sharing>`
    select coalesce(s.listening and s.agency_code = c.agency_code, false) as listening,
      coalesce(s.photos_agency_code = c.agency_code, false) as photos
    from sharing s join customers c using (member_id) where s.member_id = ${memberId}`.execute(db)
  return rows[0] ?? { listening: false, photos: false }
}

/** Returns whether a member agrees that their present agency takes photos of them, which they do not without a decision. */
export async function hasPhotoConsent(db: Kysely<ChartsTables>, memberId: string): Promise<boolean> {
  return (await getSharing(db, memberId)).photos
}

/** Saves what is decided for an agency; what is not, stays as it was decided. */
export async function saveSharing(
  trx: Transaction<ChartsTables>,
  {
    memberId,
    agencyCode,
    listening,
    photos,
    now,
  }: {
    memberId: string
    agencyCode: string | null
    listening: boolean | undefined
    photos: boolean | undefined
    now: Date
  },
): Promise<void> {
  await sql`
    insert into sharing (member_id, agency_code, listening, changed_at)
    values (${memberId}, ${agencyCode}, false, ${now})
    on conflict (member_id) do nothing`.execute(trx)
  const update = trx.updateTable('sharing').where('member_id', '=', memberId)
  if (listening !== undefined)
    await update.set({ listening, agency_code: agencyCode, changed_at: now }).execute()
  if (photos !== undefined)
    await update.set({ photos_agency_code: photos ? agencyCode : null, photos_changed_at: now }).execute()
}
