import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

export interface AdminChart {
  id: string
  title: string
  customerId: string
  customerName: string
  agencyCode: string | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

export interface AdminChartFilter {
  id?: string[]
  q?: string
  agencyCode?: string
  deleted?: boolean
}

/** Selects charts without their values. */
const charts = sql`
  select r.id, v.title, r.customer_id as "customerId", coalesce(c.name, '') as "customerName",
    c.name_kana as "customerNameKana", ${toNameOrder('c.name_kana', 'c.name')} as "customerOrder", c.agency_code as "agencyCode",
    r.created_at as "createdAt", r.updated_at as "updatedAt", r.deleted_at as "deletedAt"
  from records r join format_versions v on v.id = r.version_id left join customers c on c.member_id = r.customer_id`

/** Returns a page of charts for the console. */
export async function listAdminCharts(
  db: Kysely<ChartsTables>,
  { filter, ...page }: ListRequest<AdminChartFilter>,
): Promise<RowPage<AdminChart>> {
  return selectPage<AdminChart>(db, charts, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q && whereContainsText(filter.q, 'title', 'customerName', 'customerNameKana'),
    filter.agencyCode && sql`"agencyCode" = ${filter.agencyCode}`,
    filter.deleted !== undefined &&
      (filter.deleted ? sql`"deletedAt" is not null` : sql`"deletedAt" is null`),
  ])
}

export async function findAdminChart(db: Kysely<ChartsTables>, id: string): Promise<AdminChart | undefined> {
  return selectRow<AdminChart>(db, charts, id)
}
