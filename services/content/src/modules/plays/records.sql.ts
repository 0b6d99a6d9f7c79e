import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { NamedSound } from '../catalogue/sound-names.ts'

/** A recorded play as its result page shows it; times in seconds since 1970. */
export interface PlayResult {
  memberId: string
  /** The member's name, or empty until identity has published it. */
  username: string
  /** The agency whose customer the member is, or null without one. */
  customerOfAgency: string | null
  dmvTypeCode: string
  planCode: string
  /** Null while the sound chosen for a face diagnosis is unknown. */
  sound: NamedSound | null
  /** The course of an AI esthe sound: 10 or 20 minutes. */
  courseMinutes: number | null
  startedAt: number
  endedAt: number
  playedSeconds: number
}

export async function findPlayResult(
  db: Kysely<ContentTables>,
  recordId: string,
): Promise<PlayResult | null> {
  const { rows } = await sql<PlayResult>`
    select play.member_id as "memberId", coalesce(shown.name, '') as username,
      shown.customer_of_agency as "customerOfAgency",
      play.dmv_type_code as "dmvTypeCode", play.plan_code as "planCode", case when sound.id is not null then jsonb_build_object('title', sound.title, 'names', sound.names) end as sound,
      aiesthe.minutes_course as "courseMinutes", play.played_seconds as "playedSeconds",
      extract(epoch from play.started_at)::int8 as "startedAt", extract(epoch from play.ended_at)::int8 as "endedAt"
    from plays as play
    left join sounds as sound on sound.id = play.sound_id
    left join aiesthe_sounds as aiesthe on aiesthe.sound_id = play.sound_id
    left join member_profiles as shown on shown.member_id = play.member_id
    where play.id = ${recordId}`.execute(db)
  return rows[0] ?? null
}
