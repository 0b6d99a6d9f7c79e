import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { MAX_STRESS_RESULTS } from './stress-result.rules.ts'

export interface StressResult {
  id: string
  score: number
  level: number
  savedAt: Date
  /** Whether it may inform the AI's choice. */
  forChoice: boolean
}

const columns = sql`id, score, level, saved_at as "savedAt", choice_agreed_at is not null as "forChoice"`

/** Lists the results of a member, newest first. */
export async function listStressResults(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<StressResult[]> {
  const { rows } = await sql<StressResult>`
    select ${columns} from stress_results where member_id = ${memberId}
    order by saved_at desc, id desc limit ${MAX_STRESS_RESULTS}`.execute(db)
  return rows
}

export async function findStressResultByKey(
  trx: Transaction<AiestheTables>,
  memberId: string,
  requestKey: string,
): Promise<StressResult | null> {
  const { rows } = await sql<StressResult>`
    select ${columns} from stress_results where member_id = ${memberId} and request_key = ${requestKey}`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Saves a result. Returns null when the member has the maximum number. Callers must hold the member's lock. */
export async function insertStressResult(
  trx: Transaction<AiestheTables>,
  of: {
    memberId: string
    score: number
    level: number
    forChoice: boolean
    requestKey: string | null
    now: Date
  },
): Promise<StressResult | null> {
  const { rows } = await sql<StressResult>`
    insert into stress_results (member_id, score, level, choice_agreed_at, saved_at, request_key)
    select ${of.memberId}::uuid, ${of.score}::smallint, ${of.level}::smallint,
      ${of.forChoice ? of.now : null}::timestamptz, ${of.now}::timestamptz, ${of.requestKey}::text
    where (select count(*) from stress_results where member_id = ${of.memberId}) < ${MAX_STRESS_RESULTS}
    returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

/** Allows or forbids a result to inform the AI's choice. Returns null when the member has no such result. */
export async function setStressResultForChoice(
  trx: Transaction<AiestheTables>,
  of: { id: string; memberId: string; forChoice: boolean; now: Date },
): Promise<StressResult | null> {
  const { rows } = await sql<StressResult>`
    update stress_results
    set choice_agreed_at = case when ${of.forChoice} then coalesce(choice_agreed_at, ${of.now}::timestamptz) end
    where id = ${of.id} and member_id = ${of.memberId} returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

/** @returns whether there was such a result */
export async function deleteStressResult(
  trx: Transaction<AiestheTables>,
  of: { id: string; memberId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from stress_results where id = ${of.id} and member_id = ${of.memberId}`.execute(trx)
  return numAffectedRows === 1n
}

/** Returns the level of the latest result that may inform the AI's choice, unless it is older than `since`. */
export async function findLatestStressLevel(
  db: Kysely<AiestheTables>,
  of: { memberId: string; since: Date },
): Promise<number | null> {
  const { rows } = await sql<{ level: number }>`
    select level from stress_results
    where member_id = ${of.memberId} and choice_agreed_at is not null and saved_at >= ${of.since}
    order by saved_at desc, id desc limit 1`.execute(db)
  return rows[0]?.level ?? null
}
