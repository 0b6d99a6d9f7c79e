import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** How a member said they felt before and after one play. */
export interface CheckIn {
  memberId: string
  playSessionId: string
  soundId: string
  startedAt: Date
  /** 1 … 5; null where the member said nothing. */
  before: number | null
  after: number | null
  /** Grows with each change on the device. */
  revision: number
}

/** Saves the newest revision of a check-in. Returns false when its play is known with another sound. */
export async function upsertCheckIn(trx: Transaction<AiestheTables>, checkIn: CheckIn): Promise<boolean> {
  const { memberId, playSessionId, soundId } = checkIn
  await sql`
    insert into check_ins (member_id, play_session_id, sound_id, started_at, mood_before, mood_after, revision)
    values (${memberId}, ${playSessionId}, ${soundId}, ${checkIn.startedAt}, ${checkIn.before}, ${checkIn.after},
      ${checkIn.revision})
    on conflict (member_id, play_session_id) do update
    set mood_before = excluded.mood_before, mood_after = excluded.mood_after, revision = excluded.revision
    where check_ins.revision < excluded.revision and check_ins.sound_id = excluded.sound_id`.execute(trx)
  const stored = await trx
    .selectFrom('check_ins')
    .select('sound_id')
    .where('member_id', '=', memberId)
    .where('play_session_id', '=', playSessionId)
    .executeTakeFirstOrThrow()
  return stored.sound_id === soundId
}

export interface CheckInWeek {
  /** The Monday of a week in Japan, "yyyy-MM-dd". */
  monday: string
  /** The check-ins with a mood before and after. */
  count: number
  /** How many of them were better after the sound. */
  better: number
  meanBefore: number
  meanAfter: number
}

/** Lists the weeks since a Monday in which the member said both moods of at least one play, oldest first. */
export async function listCheckInWeeks(
  db: Kysely<AiestheTables>,
  memberId: string,
  sinceMonday: string,
): Promise<CheckInWeek[]> {
  const { rows } = await sql<CheckInWeek>`
    select to_char(date_trunc('week', started_at at time zone 'Asia/Tokyo'), 'YYYY-MM-DD') as monday,
      count(*)::int as count, (count(*) filter (where mood_after > mood_before))::int as better,
      round(avg(mood_before), 2)::float8 as "meanBefore", round(avg(mood_after), 2)::float8 as "meanAfter"
    from check_ins
    where member_id = ${memberId} and mood_before is not null and mood_after is not null
      and started_at >= ${sinceMonday}::date::timestamp at time zone 'Asia/Tokyo'
    group by 1 order by 1`.execute(db)
  return rows
}
