import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

export interface ProjectedPlay {
  playId: string
  memberId: string
  soundId: string | null
  resultId: string | null
  dmvTypeCode: string
  planCode: string
  startedAt: Date
  endedAt: Date
  playedSeconds: number
  revision: number
}

/** Saves the newest revision of each play. Returns those that were saved, because no equal or newer one was stored. */
export async function upsertPlays(
  trx: Transaction<AiestheTables>,
  plays: readonly ProjectedPlay[],
): Promise<ProjectedPlay[]> {
  const { rows } = await sql<{ playId: string; revision: number }>`
    insert into plays (play_id, member_id, sound_id, result_id, dmv_type_code, plan_code, started_at, ended_at,
      played_seconds, revision)
    select distinct on ("playId") "playId", "memberId", "soundId", "resultId", "dmvTypeCode", "planCode", "startedAt",
      "endedAt", "playedSeconds", revision
    from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as play ("playId" uuid, "memberId" uuid, "soundId" uuid,
      "resultId" uuid, "dmvTypeCode" text, "planCode" text, "startedAt" timestamptz, "endedAt" timestamptz,
      "playedSeconds" real, revision int)
    order by "playId", revision desc
    on conflict (play_id) do update set sound_id = excluded.sound_id, result_id = excluded.result_id,
      started_at = excluded.started_at, ended_at = excluded.ended_at, played_seconds = excluded.played_seconds,
      revision = excluded.revision
    where plays.revision < excluded.revision
    returning play_id as "playId", revision`.execute(trx)
  const saved = new Map(rows.map(({ playId, revision }) => [playId, revision]))
  return plays.filter(({ playId, revision }) => saved.get(playId) === revision)
}

/** Lists the sounds of the last plays, newest first. */
export async function listRecentSoundIds(db: Kysely<AiestheTables>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plays')
    .select('sound_id')
    .where('member_id', '=', memberId)
    .where('sound_id', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(3)
    .execute()
  return rows.flatMap((row) => row.sound_id ?? [])
}

/** Lists the plays after face diagnoses in order, at most 99 of each. */
export async function listPlaysOfResults(
  db: Kysely<AiestheTables>,
  resultIds: readonly string[],
): Promise<ProjectedPlay[]> {
  const { rows } = await sql<ProjectedPlay>`
    select p.play_id as "playId", p.member_id as "memberId", p.sound_id as "soundId", p.result_id as "resultId",
      p.dmv_type_code as "dmvTypeCode", p.plan_code as "planCode", p.started_at as "startedAt",
      p.ended_at as "endedAt", p.played_seconds as "playedSeconds", p.revision
    from unnest(${[...resultIds]}::uuid[]) as of (result_id)
    cross join lateral (
      select * from plays where plays.result_id = of.result_id order by started_at limit 99
    ) p
    order by p.started_at`.execute(db)
  return rows
}
