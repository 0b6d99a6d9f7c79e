import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables, TemplateFormat } from '../../tables.ts'
import type { TextsByLanguage } from './template.rules.ts'

export interface ChartTemplate {
  id: string
  /** Null for a template of the product, which every agency has. */
  agencyCode: string | null
  names: TextsByLanguage
  formats: Record<string, TemplateFormat>
}

/** An agency can have at most this many templates, in addition to the product's. */
export const MAX_TEMPLATES_PER_AGENCY = 200

const agencyAndName = sql`agency_code, (names->>'ja')`

const template = (db: Kysely<ChartsTables>) =>
  db.selectFrom('templates').select(['id', 'agency_code as agencyCode', 'names', 'formats'])

/** Lists the product's templates first, then those of the agency, each by name; only the product's when `agencyCode` is null. */
export async function listTemplates(
  db: Kysely<ChartsTables>,
  agencyCode: string | null,
): Promise<ChartTemplate[]> {
  return template(db)
    .where((eb) =>
      agencyCode === null
        ? eb('agency_code', 'is', null)
        : eb.or([eb('agency_code', 'is', null), eb('agency_code', '=', agencyCode)]),
    )
    .orderBy((eb) => eb('agency_code', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(2 * MAX_TEMPLATES_PER_AGENCY)
    .execute()
}

/** Finds a template of an agency, or of the product, by its id. */
export async function findTemplate(db: Kysely<ChartsTables>, id: string): Promise<ChartTemplate | undefined> {
  return template(db).where('id', '=', id).executeTakeFirst()
}

/** Finds the Japanese format of a template of the product by its Japanese name. */
export async function findBuiltInTemplateFormat(
  trx: Transaction<ChartsTables>,
  name: string,
): Promise<TemplateFormat | undefined> {
  const { rows } = await sql<{ format: TemplateFormat }>`
    select formats->'ja' as format from templates where agency_code is null and names->>'ja' = ${name}`.execute(
    trx,
  )
  return rows[0]?.format
}

/** Counts the templates of an agency. */
export async function countTemplates(db: Kysely<ChartsTables>, agencyCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_code', '=', agencyCode)
    .executeTakeFirstOrThrow()
  return count
}

/** Saves a template under its name, replacing the agency's own of that name. */
export async function upsertTemplate(
  trx: Transaction<ChartsTables> | Kysely<ChartsTables>,
  {
    agencyCode,
    names,
    formats,
    authorId,
    now,
  }: Omit<ChartTemplate, 'id'> & { authorId: string | null; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('templates')
    .values({
      agency_code: agencyCode,
      names: JSON.stringify(names),
      formats: JSON.stringify(formats),
      created_by: authorId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.expression(agencyAndName).doUpdateSet((eb) => ({
        names: eb.ref('excluded.names'),
        formats: eb.ref('excluded.formats'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes an agency's own template; returns false when there is none. */
export async function deleteTemplate(
  db: Kysely<ChartsTables>,
  { id, agencyCode }: { id: string; agencyCode: string | null },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('templates')
    .where('id', '=', id)
    .where('agency_code', 'is not distinct from', agencyCode)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
