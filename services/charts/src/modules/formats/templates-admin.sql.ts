import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables, TemplateFormat } from '../../tables.ts'
import { resolveBeforeAfter } from './before-after.rules.ts'

export interface AdminTemplate {
  id: string
  name: string
  names: Record<string, string>
  formats: Record<string, TemplateFormat>
  agencyCode: string | null
  updatedAt: Date
}

const templates = sql`
  select id, names->>'ja' as name, names, formats, agency_code as "agencyCode", updated_at as "updatedAt" from templates`

/** Returns a page of templates: the product's own, and those of agencies, which are read only. */
export async function listAdminTemplates(
  db: Kysely<ChartsTables>,
  { filter, ...page }: ListRequest<{ id?: string[]; q?: string; ours?: boolean }>,
): Promise<RowPage<AdminTemplate>> {
  const found = await selectPage<AdminTemplate>(db, templates, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q && whereContainsText(filter.q, 'name'),
    filter.ours !== undefined && (filter.ours ? sql`"agencyCode" is null` : sql`"agencyCode" is not null`),
  ])
  return { ...found, rows: found.rows.map(withBeforeAfter) }
}

export async function findAdminTemplate(
  db: Kysely<ChartsTables>,
  id: string,
): Promise<AdminTemplate | undefined> {
  const row = await selectRow<AdminTemplate>(db, templates, id)
  return row && withBeforeAfter(row)
}

/** Templates that were saved by an older release tell moments and pairs by the words in their labels. */
function withBeforeAfter(template: AdminTemplate): AdminTemplate {
  const formats = Object.entries(template.formats).map(([language, format]) => [
    language,
    { ...format, items: resolveBeforeAfter(format.items) },
  ])
  return { ...template, formats: Object.fromEntries(formats) }
}

export interface TemplateLogEntry {
  at: Date
  /** Null when the person was deleted meanwhile. */
  actor: { id: string; name: string } | null
}

/** Returns the last changes of a template, at most 50. */
export async function listTemplateLogEntries(
  db: Kysely<ChartsTables>,
  templateId: string,
): Promise<TemplateLogEntry[]> {
  const { rows } = await sql<TemplateLogEntry>`
    select l.at, case when l.actor_id is not null
      then json_build_object('id', l.actor_id, 'name', coalesce(c.name, '')) end as actor
    from template_log l left join customers c on c.member_id = l.actor_id
    where l.template_id = ${templateId} order by l.at desc, l.id limit 50`.execute(db)
  return rows
}

/** Replaces one of the product's own templates and logs its text before; returns false when it is none of them. */
export async function updateBuiltInTemplate(
  db: Transaction<ChartsTables>,
  options: { id: string; names: Record<string, string>; formats: object; actorId: string; now: Date },
): Promise<boolean> {
  await sql`
    insert into template_log (template_id, actor_id, names_before, formats_before, at)
    select id, ${options.actorId}::uuid, names, formats, ${options.now}::timestamptz
    from templates where id = ${options.id} and agency_code is null for update`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('templates')
    .set({
      names: JSON.stringify(options.names),
      formats: JSON.stringify(options.formats),
      updated_at: options.now,
    })
    .where('id', '=', options.id)
    .where('agency_code', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
