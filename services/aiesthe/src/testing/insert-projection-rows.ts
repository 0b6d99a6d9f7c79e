import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../tables.ts'

/** Inserts one row of a member into each table that a diagnosis and a mental check leave empty, including the log of the console. */
export async function insertProjectionRows(db: Kysely<AiestheTables>, memberId: string): Promise<void> {
  const moment = new Date('2026-11-20T00:00:00Z')
  const { id: checkId } = await db
    .insertInto('mental_checks')
    .values({ withdrawn_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mental_check_log')
    .values({ at: moment, actor_id: memberId, action: 'created', check_id: checkId, detail: '{}' })
    .execute()
  await db
    .insertInto('mental_check_sharing')
    .values({ member_id: memberId, shared: true, changed_at: moment, closed_for_agency: null })
    .execute()
  await db
    .insertInto('weekly_courses')
    .values({ member_id: memberId, monday: '2026-11-16', cluster: 2 })
    .execute()
  await db
    .insertInto('stress_results')
    .values({
      member_id: memberId,
      score: 30,
      level: 3,
      saved_at: moment,
      choice_agreed_at: null,
      request_key: null,
    })
    .execute()
  await db
    .insertInto('check_ins')
    .values({
      member_id: memberId,
      play_session_id: randomUUID(),
      sound_id: randomUUID(),
      started_at: moment,
      mood_before: 2,
      mood_after: 4,
      revision: 2,
    })
    .execute()
  await db.insertInto('changed_claims').values({ user_id: memberId, changed_at: moment }).execute()
  await db
    .insertInto('chart_records')
    .values({
      record_id: randomUUID(),
      member_id: memberId,
      result_id: null,
      removed: false,
      changed_at: moment,
    })
    .execute()
  await db
    .insertInto('plays')
    .values({
      play_id: randomUUID(),
      member_id: memberId,
      sound_id: randomUUID(),
      result_id: null,
      dmv_type_code: '01',
      plan_code: '01',
      started_at: moment,
      ended_at: moment,
      played_seconds: 10,
      revision: 1,
    })
    .execute()
}
