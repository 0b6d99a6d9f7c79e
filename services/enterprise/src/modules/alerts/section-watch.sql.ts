import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Trx = Transaction<EnterpriseTables>

/** Takes the lock by which one replica at a time watches the sections; returns false for all others. */
export async function tryLockSectionWatch(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' watch', 0)) as taken`.execute(trx)
  return rows[0]?.taken ?? false
}

export interface SectionWatchStatus {
  sectionId: string
  lastHeard: Date | null
  openIncident: string | null
}

export async function listSectionWatchStatuses(
  trx: Trx,
  sectionIds: readonly string[],
): Promise<Map<string, SectionWatchStatus>> {
  const { rows } = await sql<SectionWatchStatus>`
    select s.id as "sectionId", (select max(ended_at) from play_spans p where p.section_id = s.id) as "lastHeard",
      (select id from incidents i where i.section_id = s.id and i.ended_at is null) as "openIncident"
    from sections s where s.id = any(${[...sectionIds]}::uuid[])`.execute(trx)
  return new Map(rows.map((row) => [row.sectionId, row]))
}

export interface ExpectedSpan {
  sectionId: string
  from: Date
  until: Date
}

/** Extends the expected time of each section by one statement; a gap of more than two rounds begins a new span. */
export async function extendExpectedSpans(trx: Trx, spans: readonly ExpectedSpan[]): Promise<void> {
  if (spans.length === 0) return
  await sql`
    with wanted as (
      select w."sectionId", w."from", w.until, (
        select id from expected_spans e where e.section_id = w."sectionId"
          and e.ended_at >= w."from" - interval '90 seconds' order by e.ended_at desc limit 1) as last
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
        as w ("sectionId" uuid, "from" timestamptz, until timestamptz)),
    extended as (
      update expected_spans e set ended_at = greatest(e.ended_at, w.until) from wanted w where e.id = w.last)
    insert into expected_spans (section_id, started_at, ended_at)
    select "sectionId", "from", until from wanted where last is null`.execute(trx)
}

/** Opens an incident unless one is open already; returns whether it is new. */
export async function openIncident(
  trx: Trx,
  { sectionId, silentSince, now }: { sectionId: string; silentSince: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into incidents (section_id, silent_since, opened_at) values (${sectionId}, ${silentSince}, ${now})
    on conflict do nothing returning id`.execute(trx)
  return rows.length > 0
}

export async function endIncident(trx: Trx, id: string, now: Date): Promise<Date | null> {
  const row = await trx
    .updateTable('incidents')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('silent_since')
    .executeTakeFirst()
  return row?.silent_since ?? null
}

/** Lists sections whose device has not reported for a day, so that nobody knows whether they still play. */
export async function listSectionIdsWithStaleReports(trx: Trx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select st.section_id as id from section_status st
    where st.reported_at < ${before} and st.announced_sound_ids <> '{}' limit 1000`.execute(trx)
  return rows.map((row) => row.id)
}

export async function countLeasesAndIncidents(
  db: Kysely<EnterpriseTables>,
): Promise<{ leases: number; incidents: number }> {
  const { rows } = await sql<{ leases: number; incidents: number }>`
    select (select count(*)::int from leases where device_id is not null and until > clock_timestamp()) as leases,
      (select count(*)::int from incidents where ended_at is null) as incidents`.execute(db)
  return rows[0] ?? { leases: 0, incidents: 0 }
}

/** Deletes rows that no report needs any more, because reports cover a year. */
export async function deleteOldHistory(db: Kysely<EnterpriseTables>, before: Date): Promise<void> {
  await db.deleteFrom('play_spans').where('ended_at', '<', before).execute()
  await db.deleteFrom('expected_spans').where('ended_at', '<', before).execute()
  await db.deleteFrom('silence_spans').where('ended_at', '<', before).execute()
  await db.deleteFrom('changes').where('at', '<', before).execute()
  await db.deleteFrom('incidents').where('ended_at', '<', before).execute()
}
