import type { Day } from '@hibiki/calendar'
import type { Landscape } from '@hibiki/landscapes'
import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'
import type { ContentTables, SoundNamesByLanguage } from '../../tables.ts'
import type { Aim, NightMinutes } from './compose-nights.rules.ts'
import { deleteWaitingReminder } from './reminders.sql.ts'
import { type DismissibleTopic, dismissibleTopics } from './seven-nights.rules.ts'

/** The seven nights of a member, as they were composed. */
export interface SevenNights {
  memberId: string
  aim: Aim
  minutes: NightMinutes
  /** The time in Japan, `HH:mm`, at which the member wants to listen. */
  remindAt: string
  reminder: boolean
  firstDay: Day
  soundIds: string[]
}

export async function findSevenNights(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<SevenNights | null> {
  const row = await db
    .selectFrom('seven_nights')
    .select([
      'member_id as memberId',
      'aim',
      'minutes',
      'remind_at as remindAt',
      'reminder',
      'first_day as firstDay',
      'sound_ids as soundIds',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Saves seven nights in place of the member's earlier ones. No-op if the member was erased. */
export async function saveSevenNights(
  db: Kysely<ContentTables>,
  nights: SevenNights & { now: Date },
): Promise<void> {
  await writeForMember(db, nights.memberId, async (trx) => {
    await deleteWaitingReminder(trx, nights.memberId)
    await sql`
      insert into seven_nights
        (member_id, aim, minutes, remind_at, reminder, first_day, sound_ids, started_at, reminder_set_at)
      values (${nights.memberId}, ${nights.aim}, ${nights.minutes}, ${nights.remindAt}, ${nights.reminder},
        ${nights.firstDay}, ${nights.soundIds}, ${nights.now}, ${nights.now})
      on conflict (member_id) do update set aim = excluded.aim, minutes = excluded.minutes,
        remind_at = excluded.remind_at, reminder = excluded.reminder, first_day = excluded.first_day,
        sound_ids = excluded.sound_ids, started_at = excluded.started_at,
        reminder_set_at = excluded.reminder_set_at`.execute(trx)
  })
}

/** Ends the member's seven nights; what was heard stays. Ended nights are not offered again. */
export async function deleteSevenNights(
  db: Kysely<ContentTables>,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await writeForMember(db, memberId, async (trx) => {
    await deleteWaitingReminder(trx, memberId)
    await trx.deleteFrom('seven_nights').where('member_id', '=', memberId).execute()
    await insertDismissal(trx, { memberId, topic: 'offer', now })
  })
}

/** Changes the reminder. Returns false when the member has no seven nights. */
export async function updateReminder(
  db: Kysely<ContentTables>,
  {
    memberId,
    reminder,
    remindAt,
    now,
  }: Pick<SevenNights, 'memberId' | 'reminder' | 'remindAt'> & { now: Date },
): Promise<boolean> {
  const updated = await writeForMember(db, memberId, async (trx) => {
    await deleteWaitingReminder(trx, memberId)
    return trx
      .updateTable('seven_nights')
      .set({ reminder, remind_at: remindAt, reminder_set_at: now })
      .where('member_id', '=', memberId)
      .returning('member_id')
      .executeTakeFirst()
  })
  return updated != null
}

/**
 * Switches the reminder of a member off who cancelled such mails elsewhere, unless the member chose it again since a moment. Returns whether
 * it was on.
 */
export async function turnReminderOff(
  db: Kysely<ContentTables>,
  { memberId, unlessSetSince }: { memberId: string; unlessSetSince: Date },
): Promise<boolean> {
  const changed = await sql`
    update seven_nights set reminder = false
    where member_id = ${memberId} and reminder
      and coalesce(reminder_set_at, started_at) < ${unlessSetSince}`.execute(db)
  return changed.numAffectedRows === 1n
}

export async function saveDismissal(
  db: Kysely<ContentTables>,
  dismissal: { memberId: string; topic: DismissibleTopic; now: Date },
): Promise<void> {
  await writeForMember(db, dismissal.memberId, (trx) => insertDismissal(trx, dismissal))
}

async function insertDismissal(
  db: Kysely<ContentTables>,
  { memberId, topic, now }: { memberId: string; topic: DismissibleTopic; now: Date },
): Promise<void> {
  await db
    .insertInto('seven_nights_dismissals')
    .values({ member_id: memberId, topic, dismissed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listDismissals(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<Set<DismissibleTopic>> {
  const rows = await db
    .selectFrom('seven_nights_dismissals')
    .select('topic')
    .where('member_id', '=', memberId)
    .limit(dismissibleTopics.length)
    .execute()
  return new Set(rows.map(({ topic }) => topic))
}

/** The fields of a sound that draw a petal and name it. */
export interface PetalSound {
  id: string
  title: string
  names: SoundNamesByLanguage
  frequencies: number[]
  /** Null until it is composed. */
  landscape: Landscape | null
}

/** Lists sounds of any kind by their ids; withdrawn ones are included, because a drawn petal keeps its sound. */
export async function listPetalSounds(
  db: Kysely<ContentTables>,
  soundIds: readonly string[],
): Promise<Map<string, PetalSound>> {
  const { rows } = await sql<PetalSound>`
    select sound.id, sound.title, sound.names, coalesce(analysis.frequencies, '{}') as frequencies,
      landscapes.landscape
    from sounds as sound
    left join sound_analyses as analysis on analysis.sound_id = sound.id
    left join landscapes on landscapes.sound_id = sound.id
    where sound.id = any(${soundIds}::uuid[])`.execute(db)
  return new Map(rows.map((sound) => [sound.id, sound]))
}

/** Counts the available sounds of AI esthe and sound therapy of some clusters. */
export async function countPlanSounds(
  db: Kysely<ContentTables>,
  clusters: readonly number[],
): Promise<{ aiEsthe: number; therapy: number }> {
  const { rows } = await sql<{ aiEsthe: number; therapy: number }>`
    select count(*) filter (where sound.kind = 'aiesthe')::int as "aiEsthe",
      count(*) filter (where sound.kind = 'sound_therapy')::int as therapy
    from sounds as sound
    left join aiesthe_sounds as aiesthe on aiesthe.sound_id = sound.id
    left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
    where sound.published_at <= now() and sound.withdrawn_at is null
      and coalesce(aiesthe.cluster, therapy.cluster) = any(${clusters}::int[])`.execute(db)
  return rows[0] ?? { aiEsthe: 0, therapy: 0 }
}
