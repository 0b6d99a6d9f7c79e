import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

/** Everything content holds of a member. */
export interface MemberData {
  plays: unknown[]
  dailyActivity: unknown[]
  lastPicks: unknown[]
}

/** Titles come along, because an id says nothing to the member. */
export async function readMemberData(db: Kysely<ContentTables>, memberId: string): Promise<MemberData> {
  const plays = await sql`
    select p.id, p.sound_id as "soundId", s.title, p.dmv_type_code as "dmvTypeCode", p.plan_code as "planCode",
      p.started_at as "startedAt", p.ended_at as "endedAt", p.played_seconds as "playedSeconds",
      p.counted_seconds as "countedSeconds", p.created_at as "recordedAt"
    from plays p join sounds s on s.id = p.sound_id
    where p.member_id = ${memberId} order by p.started_at`.execute(db)
  const days = await sql`
    select day, ai_esthe_seconds as "aiEstheSeconds", medical_seconds as "medicalSeconds"
    from daily_activity where member_id = ${memberId} order by day`.execute(db)
  const picks = await sql`
    select l.sound_id as "soundId", s.title, l.picked_at as "pickedAt"
    from last_picks l join sounds s on s.id = l.sound_id
    where l.member_id = ${memberId}`.execute(db)
  return { plays: plays.rows, dailyActivity: days.rows, lastPicks: picks.rows }
}

/** Deletes what content holds of a member and remembers that there must be nothing; false when it was done before. */
export async function eraseMember(
  trx: Transaction<ContentTables>,
  memberId: string,
  erasedAt: Date,
): Promise<boolean> {
  for (const table of ['plays', 'daily_activity', 'last_picks'] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
  const remembered = await trx
    .insertInto('erased_members')
    .values({ member_id: memberId, erased_at: erasedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return remembered !== undefined
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
