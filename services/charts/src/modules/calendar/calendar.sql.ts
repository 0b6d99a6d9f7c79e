import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { AppointmentEventRow } from '../appointments/list-appointment-events.ts'
import { toPublishedToPresentAgencyCondition } from '../customers/agency-departures.sql.ts'
import type { TextsByLanguage } from '../formats/template.rules.ts'

/** This limits the response; twenty people cannot have so many events in 62 days. */
export const MAX_CALENDAR_EVENTS = 20_000

export type CalendarEventRow =
  | {
      kind: 'play'
      id: string
      memberId: string
      startedAt: Date
      endedAt: Date
      dmvTypeCode: string
      planCode: string
      soundId: string | null
      soundTitle: TextsByLanguage | null
    }
  | {
      kind: 'diagnosis'
      id: string
      memberId: string
      startedAt: Date
      endedAt: Date
      stressPercent: number | null
    }
  | { kind: 'stress-check'; id: string; memberId: string; startedAt: Date; endedAt: Date; level: number }
  | { kind: 'record'; id: string; memberId: string; startedAt: Date; endedAt: Date; title: string }
  | AppointmentEventRow

/** The members whose events are read, and for each kind of event those of whom it is read. */
export interface CalendarEventScope {
  memberIds: readonly string[]
  /** Members whose plays are read. */
  playsOf: readonly string[]
  /** Members of whom only diagnoses published to their present agency are read. */
  publishedOf: readonly string[]
  /** Members whose chart records the caller may open. */
  recordsOf: readonly string[]
  /** Members whose saved stress checks are read. */
  stressOf: readonly string[]
}

/** Lists plays, finished diagnoses, chart records and saved stress checks that begin in `[since, until)`, oldest first. */
export async function listCalendarEventRows(
  db: Kysely<ChartsTables>,
  options: CalendarEventScope & { since: Date; until: Date },
): Promise<CalendarEventRow[]> {
  if (options.memberIds.length === 0) return []
  const { rows } = await sql<CalendarEventRow>`
    select * from (${selectEvents(options, options)}) events order by "startedAt", id limit ${MAX_CALENDAR_EVENTS}`.execute(
    db,
  )
  return rows
}

/** Computes a digest of all events of members, of any time; it changes when one of them is added, changed or withdrawn. */
export async function computeCalendarDigest(
  db: Kysely<ChartsTables>,
  scope: CalendarEventScope,
  { hidesChartTitles }: { hidesChartTitles: boolean },
): Promise<string> {
  const always = { since: '-infinity', until: 'infinity' }
  const { rows } = await sql<{ digest: string }>`
    select encode(sha256(convert_to(coalesce(string_agg(events::text, E'\\n' order by kind, id), ''), 'UTF8')), 'hex') as digest
    from (${selectEvents(scope, always, { hidesChartTitles })}) events`.execute(db)
  return rows[0]?.digest ?? ''
}

function selectEvents(
  scope: CalendarEventScope,
  { since, until }: { since: Date | string; until: Date | string },
  { hidesChartTitles = false }: { hidesChartTitles?: boolean } = {},
): RawBuilder<unknown> {
  const chartTitle = hidesChartTitles ? sql`null` : sql`v.title`
  return sql`
      select 'play' as kind, play_id as id, member_id as "memberId", started_at as "startedAt", ended_at as "endedAt",
        dmv_type_code as "dmvTypeCode", plan_code as "planCode", sound_id as "soundId", sound_title as "soundTitle",
        null::int as "stressPercent", null::text as title, null::int as level
      from plays where member_id = any (${scope.playsOf}::uuid[]) and started_at >= ${since} and started_at < ${until}
      union all
      select 'diagnosis', result_id, member_id, started_at, completed_at, null, null, null, null, stress_percent, null, null
      from diagnoses where member_id = any (${scope.memberIds}::uuid[])
        and started_at >= ${since} and started_at < ${until} and not deleted
        and (not member_id = any (${scope.publishedOf}::uuid[])
          or published and ${toPublishedToPresentAgencyCondition('diagnoses.member_id', 'diagnoses.publication_changed_at')})
      union all
      select 'record', r.id, r.customer_id, r.created_at, r.created_at, null, null, null, null, null, ${chartTitle}, null
      from records r join format_versions v on v.id = r.version_id
      where r.customer_id = any (${scope.recordsOf}::uuid[])
        and r.created_at >= ${since} and r.created_at < ${until} and r.deleted_at is null
      union all
      select 'stress-check', result_id, member_id, saved_at, saved_at, null, null, null, null, null, null, level
      from stress_results where member_id = any (${scope.stressOf}::uuid[]) and level is not null
        and saved_at >= ${since} and saved_at < ${until}`
}
