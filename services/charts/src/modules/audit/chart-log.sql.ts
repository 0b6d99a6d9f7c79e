import { type ListRequest, type RowPage, selectPage, whereIdIn } from '@hibiki/admin-resource'
import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

type Row = ChartsTables['chart_log']

export interface NewChartLogEntry {
  customerId: string
  recordId: string | null
  actorId: string
  actorRole: Row['actor_role']
  action: Row['action']
  reason?: string | null
  at: Date
  /** What the act was on; a chart unless said otherwise. */
  subject?: Row['subject']
}

/** Adds one row for one act on a chart or an appointment. */
export async function insertChartLogEntry(
  trx: Transaction<ChartsTables>,
  act: NewChartLogEntry,
): Promise<void> {
  await trx
    .insertInto('chart_log')
    .values({
      customer_id: act.customerId,
      record_id: act.recordId,
      actor_id: act.actorId,
      actor_role: act.actorRole,
      action: act.action,
      reason: act.reason ?? null,
      at: act.at,
      subject: act.subject ?? 'chart',
    })
    .execute()
}

/**
 * Adds the row of a view, or of a copy as a file, before anything of a customer's charts is returned.
 * @returns false when the customer was erased meanwhile: then nothing is written, and nothing may be returned
 */
export async function insertChartViewLogEntry(
  db: Kysely<ChartsTables>,
  view: Omit<NewChartLogEntry, 'action'>,
  action: 'view' | 'export' = 'view',
): Promise<boolean> {
  const written = await writeForMember(db, view.customerId, async (trx) => {
    await insertChartLogEntry(trx, { ...view, action })
    return true
  })
  return written ?? false
}

export interface ChartLogRow {
  id: string
  recordId: string | null
  title: string | null
  actorId: string | null
  actorName: string | null
  actorRole: Row['actor_role']
  action: Row['action']
  reason: string | null
  at: Date
  subject: Row['subject']
}

/** Lists acts of others on a customer's charts, the newest first. */
export async function listChartLogRowsOfOthers(
  db: Kysely<ChartsTables>,
  customerId: string,
  page: { offset: number; limit: number },
): Promise<ChartLogRow[]> {
  const { rows } = await sql<ChartLogRow>`
    select l.id, l.record_id as "recordId", v.title, l.actor_id as "actorId", a.name as "actorName",
      l.actor_role as "actorRole", l.action, l.reason, l.at, l.subject
    from chart_log l
      left join records r on r.id = l.record_id
      left join format_versions v on v.id = r.version_id
      left join customers a on a.member_id = l.actor_id
    where l.customer_id = ${customerId} and l.actor_id is distinct from ${customerId}
    order by l.at desc, l.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

/** An entry of the log as the console lists it. */
export interface ChartLogEntry extends ChartLogRow {
  customerId: string
  customerName: string | null
}

export interface ChartLogFilter {
  id?: string[]
  action?: Row['action']
  actorId?: string
  customerId?: string
}

const chartLogEntries = sql`
  select l.id, l.at, l.actor_id as "actorId", a.name as "actorName", l.actor_role as "actorRole", l.action,
    l.customer_id as "customerId", c.name as "customerName", l.record_id as "recordId", v.title, l.reason, l.subject
  from chart_log l
    left join customers a on a.member_id = l.actor_id
    left join customers c on c.member_id = l.customer_id
    left join records r on r.id = l.record_id
    left join format_versions v on v.id = r.version_id`

/** Lists all acts on the charts of any customer, for the console. */
export const listChartLogEntries = (
  db: Kysely<ChartsTables>,
  { filter: { id, action, actorId, customerId }, ...page }: ListRequest<ChartLogFilter>,
): Promise<RowPage<ChartLogEntry>> =>
  selectPage<ChartLogEntry>(db, chartLogEntries, page, [
    id && whereIdIn('id', id),
    action && sql`action = ${action}`,
    actorId && whereIdIn('actorId', [actorId]),
    customerId && whereIdIn('customerId', [customerId]),
  ])
