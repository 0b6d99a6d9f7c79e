import { type Kysely, sql } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { isForPresentAgency } from '../customers/agency-departures.sql.ts'
import type { Texts } from '../formats/template.rules.ts'

/** More than twenty people can do in sixty-two days; a bound all the same. */
export const MAX_EVENTS = 20_000

export type EventRow =
  | {
      kind: 'play'
      id: string
      memberId: string
      startedAt: Date
      endedAt: Date
      dmvTypeCode: string
      planCode: string
      soundTitle: Texts | null
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

/**
 * Events of members that begin in `[since, until)`, oldest first: plays, finished diagnoses, chart records and saved stress checks.
 *
 * @param options.publishedOf members of whom only diagnoses published to their present agency are told
 */
export async function listEvents(
  db: Kysely<ChartsTables>,
  options: {
    memberIds: readonly string[]
    /** Members whose plays are told. */
    playsOf: readonly string[]
    publishedOf: readonly string[]
    /** Members whose chart records the caller may open. */
    recordsOf: readonly string[]
    /** Members whose saved stress checks are told. */
    stressOf: readonly string[]
    since: Date
    until: Date
  },
): Promise<EventRow[]> {
  if (options.memberIds.length === 0) return []
  const { rows } = await sql<EventRow>`
    select * from (
      select 'play' as kind, play_id as id, member_id as "memberId", started_at as "startedAt", ended_at as "endedAt",
        dmv_type_code as "dmvTypeCode", plan_code as "planCode", sound_title as "soundTitle",
        null::int as "stressPercent", null::text as title, null::int as level
      from plays where member_id = any (${options.playsOf}::uuid[]) and started_at >= ${options.since} and started_at < ${options.until}
      union all
      select 'diagnosis', result_id, member_id, started_at, completed_at, null, null, null, stress_percent, null, null
      from diagnoses where member_id = any (${options.memberIds}::uuid[])
        and started_at >= ${options.since} and started_at < ${options.until} and not deleted
        and (not member_id = any (${options.publishedOf}::uuid[])
          or published and ${isForPresentAgency('diagnoses.member_id', 'diagnoses.publication_changed_at')})
      union all
      select 'record', r.id, r.customer_id, r.created_at, r.created_at, null, null, null, null, v.title, null
      from records r join format_versions v on v.id = r.version_id
      where r.customer_id = any (${options.recordsOf}::uuid[])
        and r.created_at >= ${options.since} and r.created_at < ${options.until} and r.deleted_at is null
      union all
      select 'stress-check', result_id, member_id, saved_at, saved_at, null, null, null, null, null, level
      from stress_results where member_id = any (${options.stressOf}::uuid[]) and level is not null
        and saved_at >= ${options.since} and saved_at < ${options.until}
    ) events order by "startedAt", id limit ${MAX_EVENTS}`.execute(db)
  return rows
}
