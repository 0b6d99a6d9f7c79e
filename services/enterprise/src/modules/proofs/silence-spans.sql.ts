import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { ProvenSilence } from '../control/silence-reason.rules.ts'
import type { SilenceSpan } from './proof.rules.ts'

interface ObservedSilence {
  sectionId: string
  reason: ProvenSilence
  /** The last order for the section and the logged change that may have stopped it; null when no change is known. */
  stop: { orderedAt: Date; changeId: string } | null
}

/**
 * Saves why sections are silent at this moment. A silence for the same reason as in the last round goes on; after more than two rounds without it,
 * a new span begins. Who stopped a section is saved only if that change made the last order, or restored it by undoing a later one: the change of a
 * sound's volume is an order, too, and leaves an older stop behind.
 */
export async function extendSilenceSpans(
  trx: Transaction<EnterpriseTables>,
  silences: readonly ObservedSilence[],
  now: Date,
): Promise<void> {
  if (silences.length === 0) return
  const rows = silences.map(({ sectionId, reason, stop }) => ({ sectionId, reason, ...stop }))
  await sql`
    with observed as (
      select o."sectionId", o.reason, c.actor_role as "stoppedBy"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as o ("sectionId" uuid, reason text, "changeId" uuid, "orderedAt" timestamptz)
      left join changes c on c.id = o."changeId" and c.undone_at is null
        and (c.at = o."orderedAt" or c.action = 'undo' and c.at > o."orderedAt")),
    known as (
      select o.*, last.id as last from observed o left join lateral (
        select e.id, e.reason, e.stopped_by, e.ended_at from silence_spans e where e.section_id = o."sectionId"
        order by e.started_at desc limit 1
      ) last on last.reason = o.reason and last.stopped_by is not distinct from o."stoppedBy"
        and last.ended_at >= ${now}::timestamptz - interval '90 seconds'),
    extended as (
      update silence_spans e set ended_at = greatest(e.ended_at, ${now}) from known k where e.id = k.last)
    insert into silence_spans (section_id, reason, stopped_by, started_at, ended_at)
    select "sectionId", reason, "stoppedBy", ${now}, ${now} from known where last is null`.execute(trx)
}

/** Lists why a section was silent, in the order of time. */
export async function listSilenceSpans(
  db: Kysely<EnterpriseTables>,
  { sectionId, from, until }: { sectionId: string; from: Date; until: Date },
): Promise<SilenceSpan[]> {
  const rows = await db
    .selectFrom('silence_spans')
    .select(['reason', 'stopped_by', 'started_at', 'ended_at'])
    .where('section_id', '=', sectionId)
    .where('ended_at', '>=', from)
    .where('started_at', '<=', until)
    .orderBy('started_at')
    .execute()
  return rows.map(({ reason, stopped_by, started_at, ended_at }) => ({
    cause: reason === 'stopped' && stopped_by !== null ? stopCauses[stopped_by] : reason,
    from: started_at,
    until: ended_at,
  }))
}

const stopCauses = { enterprise: 'stoppedByEnterprise', administrator: 'stoppedByAdministrator' } as const
