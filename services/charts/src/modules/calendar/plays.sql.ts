import { sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { Texts } from '../formats/template.rules.ts'

/** Saves a play as its newest revision says (content.play-recorded.v2); nothing of an erased person. */
export async function upsertPlay(
  trx: Transaction<ChartsTables>,
  o: {
    playId: string
    memberId: string
    dmvTypeCode: string
    planCode: string
    soundTitle: Texts | null
    startedAt: Date
    endedAt: Date
    playedSeconds: number
    revision: number
  },
): Promise<void> {
  await sql`
    insert into plays (play_id, member_id, dmv_type_code, plan_code, sound_title, started_at, ended_at, played_seconds, revision)
    select ${o.playId}::uuid, ${o.memberId}::uuid, ${o.dmvTypeCode}::text, ${o.planCode}::text,
      ${o.soundTitle === null ? null : JSON.stringify(o.soundTitle)}::jsonb, ${o.startedAt}::timestamptz,
      ${o.endedAt}::timestamptz, ${o.playedSeconds}::float8, ${o.revision}::int
    where not exists (select from erased_members where member_id = ${o.memberId})
    on conflict (play_id) do update set sound_title = excluded.sound_title, started_at = excluded.started_at,
      ended_at = excluded.ended_at, played_seconds = excluded.played_seconds, revision = excluded.revision
    where plays.revision < excluded.revision`.execute(trx)
}
