import { sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { TextsByLanguage } from '../formats/template.rules.ts'

export interface RecordedPlay {
  playId: string
  userId: string
  dmvTypeCode: string
  planCode: string
  soundId: string | null
  soundTitle: TextsByLanguage | null
  /** ISO 8601 */
  startedAt: string
  /** ISO 8601 */
  endedAt: string
  playedSeconds: number
  revision: number
}

/** Upserts plays in their newest revision (content.play-recorded.v2), except those of erased members. */
export async function upsertPlays(
  trx: Transaction<ChartsTables>,
  plays: readonly RecordedPlay[],
): Promise<void> {
  await sql`
    insert into plays (play_id, member_id, dmv_type_code, plan_code, sound_id, sound_title, started_at, ended_at, played_seconds, revision)
    select distinct on ("playId") "playId", "userId", "dmvTypeCode", "planCode", "soundId", "soundTitle", "startedAt", "endedAt",
      "playedSeconds", revision
    from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as play ("playId" uuid, "userId" uuid, "dmvTypeCode" text,
      "planCode" text, "soundId" uuid, "soundTitle" jsonb, "startedAt" timestamptz, "endedAt" timestamptz, "playedSeconds" float8, revision int)
    where not exists (select from erased_members where member_id = "userId")
    order by "playId", revision desc
    on conflict (play_id) do update set sound_id = excluded.sound_id, sound_title = excluded.sound_title, started_at = excluded.started_at,
      ended_at = excluded.ended_at, played_seconds = excluded.played_seconds, revision = excluded.revision
    where plays.revision < excluded.revision
      -- A rebuild fills in the sounds of plays from before they were stored.
      or plays.revision = excluded.revision and plays.sound_id is null`.execute(trx)
}
