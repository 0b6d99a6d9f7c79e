import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { lockMembers } from './plays.ts'

/**
 * Every table with a person's key. `copy` is that table's part of the member's copy of all data (D-192), with titles, because an
 * id says nothing to the member. A test finds tables that are missing here (R31).
 */
const memberTables = {
  plays: {
    copy: (memberId: string) => sql`
      select p.id, p.sound_id as "soundId", s.title, p.face_result_id as "faceExpSoundResultId",
        p.dmv_type_code as "dmvTypeCode", p.plan_code as "planCode", p.started_at as "startedAt",
        p.ended_at as "endedAt", p.played_seconds as "playedSeconds", p.counted_seconds as "countedSeconds",
        p.created_at as "recordedAt"
      from plays p left join sounds s on s.id = p.sound_id
      where p.member_id = ${memberId} order by p.started_at`,
  },
  daily_activity: {
    copy: (memberId: string) => sql`
      select day, ai_esthe_seconds as "aiEstheSeconds", medical_seconds as "medicalSeconds"
      from daily_activity where member_id = ${memberId} order by day`,
  },
  last_picks: {
    copy: (memberId: string) => sql`
      select l.sound_id as "soundId", s.title, l.picked_at as "pickedAt"
      from last_picks l join sounds s on s.id = l.sound_id
      where l.member_id = ${memberId}`,
  },
  chosen_sounds: {
    copy: (memberId: string) => sql`
      select c.result_id as "faceExpSoundResultId", c.sound_id as "soundId", s.title, c.chosen_at as "chosenAt"
      from chosen_sounds c join sounds s on s.id = c.sound_id
      where c.member_id = ${memberId} order by c.chosen_at`,
  },
  streak_days: {
    copy: (memberId: string) => sql`
      select valid_from as "validFrom", weekdays from streak_days
      where member_id = ${memberId} order by valid_from`,
  },
  activity_notices: {
    copy: (memberId: string) => sql`select week from activity_notices where member_id = ${memberId}`,
  },
  entitlements: {
    copy: (memberId: string) => sql`
      select functions, payment_unconfirmed as "paymentUnconfirmed" from entitlements
      where member_id = ${memberId}`,
  },
  member_profiles: {
    copy: (memberId: string) => sql`
      select name, customer_of_agency as "customerOfAgency" from member_profiles where member_id = ${memberId}`,
  },
} satisfies Record<string, { copy: (memberId: string) => RawBuilder<unknown> }>

type MemberTable = keyof typeof memberTables

/** Tables whose rows stay without the person when they go (`forgetUploader`): the sounds and their history are the product's. */
const uploaderTables: Record<string, { copy: (memberId: string) => RawBuilder<unknown> }> = {
  uploads: {
    copy: (memberId) => sql`
      select key, kind, file_name as "fileName", bytes, state, sound_id as "soundId", created_at as "createdAt"
      from uploads where member_id = ${memberId} order by created_at`,
  },
  catalogue_log: {
    copy: (memberId) => sql`
      select at, action, subject_id as "subjectId", detail from catalogue_log
      where actor_id = ${memberId} order by at`,
  },
}

/** Tables with a person's key that are not in the member's copy, and why. */
export const notCopied: Readonly<Record<string, string>> = {
  erased_members: 'says of people who are gone that they are gone, and nothing else',
  changed_claims: 'when roles last changed, kept for forty minutes; identity has the whole of it',
}

/** Everything content holds of a member: rows by table, in camel case ("dailyActivity"). */
export async function readMemberData(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [table, { copy }] of Object.entries({ ...memberTables, ...uploaderTables }))
    data[camelCase(table)] = (await copy(memberId).execute(db)).rows
  return data
}

/** Deletes what content holds of a member and remembers that there must be nothing; false when it was done before. */
export async function eraseMember(
  trx: Transaction<ContentTables>,
  memberId: string,
  erasedAt: Date,
): Promise<boolean> {
  await markRankedMonths(trx, memberId)
  for (const table of Object.keys(memberTables) as MemberTable[])
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
  const remembered = await trx
    .insertInto('erased_members')
    .values({ member_id: memberId, erased_at: erasedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return remembered !== undefined
}

/** The ranks of months the member listened in are due again without them. */
async function markRankedMonths(trx: Transaction<ContentTables>, memberId: string): Promise<void> {
  await sql`
    insert into late_months (month)
    select month from month_ranks where exists (
      select from daily_activity where member_id = ${memberId}
        and day >= month and day < month + interval '1 month')`.execute(trx)
}

/** Which of these members are erased. Ask after `lockMembers`, and the answer holds until the transaction ends. */
export async function findErased(
  trx: Transaction<ContentTables>,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('erased_members')
    .select('member_id')
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.member_id))
}

/**
 * Writes something of a member under the lock that erasing takes: either before, and it goes with them, or not at all. Null when the
 * member is erased.
 */
export async function writeForMember<T>(
  db: Kysely<ContentTables>,
  memberId: string,
  write: (trx: Transaction<ContentTables>) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    await lockMembers(trx, [memberId])
    return (await findErased(trx, [memberId])).has(memberId) ? null : write(trx)
  })
}

function camelCase(table: string): string {
  return table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
