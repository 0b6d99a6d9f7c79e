import { listDailyFigures } from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { getJstDayStartSeconds } from '../../jst.rules.ts'
import type { ContentTables } from '../../tables.ts'
import type { NamedSound } from '../catalogue/sound-names.ts'
import type { SecondsRange } from './counting.rules.ts'
import type { ActivityDay, ChangedPlay, Play } from './play-ledger.rules.ts'

type Db = Kysely<ContentTables> | Transaction<ContentTables>

const playColumns = sql`id, member_id as "memberId", play_key as "playKey", sound_id as "soundId",
  face_result_id as "faceResultId", dmv_type_code as "dmvTypeCode", plan_code as "planCode",
  extract(epoch from started_at)::int8 as "startedAt", extract(epoch from ended_at)::int8 as "endedAt",
  played_seconds as "playedSeconds", counted_seconds as "countedSeconds", revision`

export async function listPlaysByKeys(
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

export async function listActivityDaysByKeys(
  db: Db,
  keys: readonly { memberId: string; day: string }[],
): Promise<ActivityDay[]> {
  const { rows } = await sql<Omit<ActivityDay, 'occupied'> & { occupied: string }>`
    select member_id as "memberId", day, ai_esthe_seconds as "aiEstheSeconds",
      medical_seconds as "medicalSeconds", occupied::text
    from daily_activity
    join unnest(${keys.map((key) => key.memberId)}::uuid[], ${keys.map((key) => key.day)}::date[])
      as wanted (member_id, day) using (member_id, day)`.execute(db)
  return rows.map((row) => ({ ...row, occupied: parseSecondsMultirange(row.day, row.occupied) }))
}

export interface PlaysToSave {
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
  { plays, days, lastMonth }: PlaysToSave,
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
      ${column((play) => formatTstzMultirange(play.newlyCounted))}::text[],
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
      ${column((day) => formatSecondsMultirange(day.day, day.occupied))}::text[])
      as counted (member_id, day, ai_esthe_seconds, medical_seconds, occupied)
    on conflict (member_id, day) do update set
      ai_esthe_seconds = excluded.ai_esthe_seconds, medical_seconds = excluded.medical_seconds,
      occupied = excluded.occupied`
}

/** Assigns the sound to a member's plays that wait for this face diagnosis, as a further revision, and returns these plays. */
export async function assignSoundToWaitingPlays(
  trx: Transaction<ContentTables>,
  chosen: { memberId: string; resultId: string; soundId: string },
): Promise<(Play & { sound: NamedSound })[]> {
  const { rows } = await sql<Play & { sound: NamedSound }>`
    update plays set sound_id = ${chosen.soundId}, revision = revision + 1, updated_at = now()
    where face_result_id = ${chosen.resultId} and sound_id is null and member_id = ${chosen.memberId}
    returning ${playColumns}, ${soundOfPlay} as sound`.execute(trx)
  return rows
}

/** Formats seconds since 1970 as a tstzmultirange. */
export function formatTstzMultirange(ranges: readonly SecondsRange[]): string {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  return `{${ranges.map((range) => `[${iso(range.from)},${iso(range.until)})`).join(',')}}`
}

/** Formats seconds since 1970 as an int4multirange of seconds since the start of the JST day. */
export function formatSecondsMultirange(day: string, ranges: readonly SecondsRange[]): string {
  const start = getJstDayStartSeconds(day)
  return `{${ranges.map((range) => `[${range.from - start},${range.until - start})`).join(',')}}`
}

export function parseSecondsMultirange(day: string, text: string): SecondsRange[] {
  const start = getJstDayStartSeconds(day)
  return Array.from(text.matchAll(/\[(\d+),(\d+)\)/g), ([, from, until]) => ({
    from: start + Number(from),
    until: start + Number(until),
  }))
}

export interface DailyListeningFigures {
  day: Day
  /** Null on a day with one to four listeners; so is the number of members. */
  plays: number | null
  members: number | null
}

const MIN_MEMBERS = 5

/** Returns the plays that began on each of `count` days in Japan, the last of them `today`, and by how many members, oldest first. */
export async function listDailyListeningFigures(
  db: Kysely<ContentTables>,
  days: { today: Day; count: number },
): Promise<DailyListeningFigures[]> {
  const rows = await listDailyFigures(db, days, {
    table: 'plays',
    at: 'started_at',
    figures: { plays: sql<number>`count(*)::int`, members: sql<number>`count(distinct member_id)::int` },
  })
  return rows.map(({ day, plays, members }) =>
    members > 0 && members < MIN_MEMBERS ? { day, plays: null, members: null } : { day, plays, members },
  )
}

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
