import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Trx = Transaction<EnterpriseTables>

/** Reports arrive every 5 s, so a new span of playing begins after a longer silence. */
const MAX_REPORT_GAP_SECONDS = 20

export interface SectionStatus {
  soundIds: string[]
  stopped: boolean
  oldestStopTime: Date | null
  reportedAt: Date
  announcedSoundIds: string[]
}

export async function findOldestStopTime(
  db: Kysely<EnterpriseTables>,
  sectionId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('section_status')
    .select('oldest_stop_time')
    .where('section_id', '=', sectionId)
    .executeTakeFirst()
  return row?.oldest_stop_time ?? null
}

/** Locks and returns a section's status until the transaction ends. */
export async function lockSectionStatus(trx: Trx, sectionId: string): Promise<SectionStatus | undefined> {
  const row = await trx
    .selectFrom('section_status')
    .selectAll()
    .where('section_id', '=', sectionId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      soundIds: row.sound_ids,
      stopped: row.act_stopping,
      oldestStopTime: row.oldest_stop_time,
      reportedAt: row.reported_at,
      announcedSoundIds: row.announced_sound_ids,
    }
  )
}

export async function upsertSectionStatus(trx: Trx, sectionId: string, status: SectionStatus): Promise<void> {
  const values = {
    sound_ids: status.soundIds,
    act_stopping: status.stopped,
    oldest_stop_time: status.oldestStopTime,
    reported_at: status.reportedAt,
    announced_sound_ids: status.announcedSoundIds,
  }
  await trx
    .insertInto('section_status')
    .values({ section_id: sectionId, ...values })
    .onConflict((conflict) => conflict.column('section_id').doUpdateSet(values))
    .execute()
}

/** Extends the last span of playing, or begins one after a gap. @param span.lateAt set when the span's month is over already */
export async function extendLastPlaySpan(
  trx: Trx,
  span: { sectionId: string; from: Date; until: Date; lateAt: Date | null },
): Promise<void> {
  const extended = await sql`
    update play_spans set started_at = least(started_at, ${span.from}), ended_at = greatest(ended_at, ${span.until}),
      late_at = coalesce(${span.lateAt}::timestamptz, late_at)
    where id = (
      select id from play_spans where section_id = ${span.sectionId}
        and ended_at >= ${span.from}::timestamptz - ${MAX_REPORT_GAP_SECONDS} * interval '1 second' and started_at <= ${span.until}
      order by ended_at desc limit 1)`.execute(trx)
  if (extended.numAffectedRows === 0n)
    await trx
      .insertInto('play_spans')
      .values({
        section_id: span.sectionId,
        started_at: span.from,
        ended_at: span.until,
        late_at: span.lateAt,
      })
      .execute()
}

/** Returns the oldest stop times of several sections by section; those without one are omitted. */
export async function listOldestStopTimes(
  db: Kysely<EnterpriseTables>,
  sectionIds: readonly string[],
): Promise<Map<string, Date>> {
  if (sectionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('section_status')
    .select(['section_id', 'oldest_stop_time'])
    .where('section_id', 'in', [...sectionIds])
    .execute()
  return new Map(
    rows.flatMap((row) => (row.oldest_stop_time ? [[row.section_id, row.oldest_stop_time]] : [])),
  )
}
