import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { NamedSound } from '../catalogue/sound-names.ts'
import { formatDayRanges, formatTimeRanges, parseDayRanges } from './multiranges.ts'
import type { ActivityDay, ChangedPlay, Play } from './play-ledger.rules.ts'

type Db = Kysely<ContentTables> | Transaction<ContentTables>

const playColumns = sql`id, member_id as "memberId", play_key as "playKey", sound_id as "soundId",
  face_result_id as "faceResultId", dmv_type_code as "dmvTypeCode", plan_code as "planCode",
  extract(epoch from started_at)::int8 as "startedAt", extract(epoch from ended_at)::int8 as "endedAt",
  played_seconds as "playedSeconds", counted_seconds as "countedSeconds", revision`

export async function findPlays(
  db: Db,
  keys: readonly { memberId: string; playKey: string }[],
): Promise<Play[]> {
  const { rows } = await sql<Play>`
    select ${playColumns}
    from plays
    join unnest(${keys.map((key) => key.memberId)}::uuid[], ${keys.map((key) => key.playKey)}::text[])
      as wanted (member_id, play_key) using (member_id, play_key)`.execute(db)
  return rows
}

export async function findActivityDays(
  db: Db,
  keys: readonly { memberId: string; day: string }[],
): Promise<ActivityDay[]> {
  const { rows } = await sql<Omit<ActivityDay, 'occupied'> & { occupied: string }>`
    select member_id as "memberId", day, ai_esthe_seconds as "aiEstheSeconds",
      medical_seconds as "medicalSeconds", occupied::text
    from daily_activity
    join unnest(${keys.map((key) => key.memberId)}::uuid[], ${keys.map((key) => key.day)}::date[])
      as wanted (member_id, day) using (member_id, day)`.execute(db)
  return rows.map((row) => ({ ...row, occupied: parseDayRanges(row.day, row.occupied) }))
}

export interface SavedPlays {
  plays: readonly ChangedPlay[]
  days: readonly ActivityDay[]
  /** The month ("yyyy-MM" in Japan) whose ranks are shown: changes to its days invalidate them. */
  lastMonth: string
}

/**
 * Saves new and changed plays and the days that they change in one round trip, because a batch holds its members' locks meanwhile. `counted`
 * only ever gains seconds. Returns the sounds of the plays by their ids.
 */
export async function upsertPlays(
  trx: Transaction<ContentTables>,
  { plays, days, lastMonth }: SavedPlays,
): Promise<Map<string, NamedSound>> {
  const { rows } = await sql<{
    id: string
    sound: NamedSound | null
  }>`with saved as (${insertDays(days)}), marked as (${invalidateMonthRank(days, lastMonth)})
    ${insertPlays(plays)} returning id, ${soundOfPlay} as sound`.execute(trx)
  return new Map(rows.flatMap(({ id, sound }) => (sound === null ? [] : [[id, sound]])))
}

/** Finds sounds including withdrawn ones, because records keep their titles. */
const soundOfPlay = sql`(select jsonb_build_object('title', title, 'names', names) from sounds where sounds.id = plays.sound_id)`

function insertPlays(plays: readonly ChangedPlay[]): RawBuilder<unknown> {
  const column = <T>(pick: (play: ChangedPlay) => T) => plays.map(pick)
  return sql`
    insert into plays (id, member_id, play_key, sound_id, face_result_id, dmv_type_code, plan_code, started_at,
      ended_at, played_seconds, counted_seconds, counted, revision)
    select id, member_id, play_key, sound_id, face_result_id, dmv_type_code, plan_code, to_timestamp(started_at),
      to_timestamp(ended_at), played_seconds, counted_seconds, counted::tstzmultirange, revision
    from unnest(${column((play) => play.id)}::uuid[], ${column((play) => play.memberId)}::uuid[],
      ${column((play) => play.playKey)}::text[], ${column((play) => play.soundId)}::uuid[],
      ${column((play) => play.faceResultId)}::uuid[],
      ${column((play) => play.dmvTypeCode)}::text[], ${column((play) => play.planCode)}::text[],
      ${column((play) => play.startedAt)}::float8[], ${column((play) => play.endedAt)}::float8[],
      ${column((play) => play.playedSeconds)}::int[], ${column((play) => play.countedSeconds)}::int[],
      ${column((play) => formatTimeRanges(play.newlyCounted))}::text[],
      ${column((play) => play.revision)}::int[])
      as reported (id, member_id, play_key, sound_id, face_result_id, dmv_type_code, plan_code, started_at,
        ended_at, played_seconds, counted_seconds, counted, revision)
    on conflict (member_id, play_key) do update set
      sound_id = coalesce(plays.sound_id, excluded.sound_id), started_at = excluded.started_at, ended_at = excluded.ended_at, played_seconds = excluded.played_seconds,
      counted_seconds = excluded.counted_seconds, counted = plays.counted + excluded.counted,
      revision = excluded.revision, updated_at = now()`
}

function invalidateMonthRank(days: readonly ActivityDay[], lastMonth: string): RawBuilder<unknown> {
  const isLate = days.some(({ day }) => day.startsWith(lastMonth))
  return sql`insert into late_months (month) select ${`${lastMonth}-01`}::date where ${isLate}`
}

function insertDays(days: readonly ActivityDay[]): RawBuilder<unknown> {
  const column = <T>(pick: (day: ActivityDay) => T) => days.map(pick)
  return sql`
    insert into daily_activity (member_id, day, ai_esthe_seconds, medical_seconds, occupied)
    select member_id, day, ai_esthe_seconds, medical_seconds, occupied::int4multirange
    from unnest(${column((day) => day.memberId)}::uuid[], ${column((day) => day.day)}::date[],
      ${column((day) => day.aiEstheSeconds)}::int[], ${column((day) => day.medicalSeconds)}::int[],
      ${column((day) => formatDayRanges(day.day, day.occupied))}::text[])
      as counted (member_id, day, ai_esthe_seconds, medical_seconds, occupied)
    on conflict (member_id, day) do update set
      ai_esthe_seconds = excluded.ai_esthe_seconds, medical_seconds = excluded.medical_seconds,
      occupied = excluded.occupied`
}

/** Assigns the sound to a member's plays that wait for this face diagnosis, as a further revision, and returns these plays. */
export async function completeWaitingPlays(
  trx: Transaction<ContentTables>,
  chosen: { memberId: string; resultId: string; soundId: string },
): Promise<(Play & { sound: NamedSound })[]> {
  const { rows } = await sql<Play & { sound: NamedSound }>`
    update plays set sound_id = ${chosen.soundId}, revision = revision + 1, updated_at = now()
    where face_result_id = ${chosen.resultId} and sound_id is null and member_id = ${chosen.memberId}
    returning ${playColumns}, ${soundOfPlay} as sound`.execute(trx)
  return rows
}
