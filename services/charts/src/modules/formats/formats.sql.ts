import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables, TemplateFormat } from '../../tables.ts'
import type { ItemRow } from '../records/record.rules.ts'

/** A version of a customer's format with its items in display order. */
export interface FormatVersion {
  formatId: string
  versionId: string
  customerId: string
  number: number
  title: string
  items: ItemRow[]
}

/** The newest version of a customer's format, or undefined. */
export async function findCurrentFormat(
  db: Kysely<ChartsTables>,
  customerId: string,
): Promise<FormatVersion | undefined> {
  const version = await versions(db)
    .where('f.customer_id', '=', customerId)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version && { ...version, items: await listItems(db, version.versionId) }
}

/** A version by its id (`generalCalteId`), or undefined. */
export async function findFormatVersion(
  db: Kysely<ChartsTables>,
  versionId: string,
): Promise<FormatVersion | undefined> {
  const version = await versions(db).where('v.id', '=', versionId).executeTakeFirst()
  return version && { ...version, items: await listItems(db, version.versionId) }
}

/** Whether a version is the newest of its format. */
export async function isCurrentVersion(db: Kysely<ChartsTables>, version: FormatVersion): Promise<boolean> {
  const current = await findCurrentFormat(db, version.customerId)
  return current?.versionId === version.versionId
}

/**
 * Saves a customer's format: a version that no record was filled against is replaced, otherwise the format gets a new one (D-142).
 *
 * @returns the format's id (`calteId`), the same for all its versions
 */
export async function saveFormat(
  trx: Transaction<ChartsTables>,
  o: { customerId: string; format: TemplateFormat; authorId: string; now: Date },
): Promise<string> {
  const { id: formatId } = await trx
    .insertInto('formats')
    .values({ customer_id: o.customerId, created_at: o.now })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({ customer_id: eb.ref('excluded.customer_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  // The row lock of the format makes two saves follow one another.
  const newest = await trx
    .selectFrom('format_versions')
    .select(['id', 'number'])
    .where('format_id', '=', formatId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isUsed = newest !== undefined && (await hasRecords(trx, newest.id))
  if (newest && !isUsed) await trx.deleteFrom('format_versions').where('id', '=', newest.id).execute()
  const number = newest === undefined ? 1 : newest.number + (isUsed ? 1 : 0)
  const { id: versionId } = await trx
    .insertInto('format_versions')
    .values({
      ...{ format_id: formatId, number, title: o.format.title },
      ...{ created_by: o.authorId, created_at: o.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('format_items')
    .values(
      o.format.items.map((item) => ({
        version_id: versionId,
        vertical_priority: item.verticalPriority,
        type: item.type,
        label: item.label,
        default_disp_value: item.defaultDispValue,
        default_inner_value: item.defaultInnerValue,
        selection: JSON.stringify(item.selection),
        max_length: item.maxLength,
        range_from: item.rangeFrom,
        range_to: item.rangeTo,
        requires: item.requires,
        customer_input: item.customerInput,
        customer_publish: item.customerPublish,
      })),
    )
    .execute()
  return formatId
}

async function hasRecords(trx: Transaction<ChartsTables>, versionId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from records where version_id = ${versionId}) as used`.execute(trx)
  return rows[0]?.used ?? false
}

const versions = (db: Kysely<ChartsTables>) =>
  db
    .selectFrom('format_versions as v')
    .innerJoin('formats as f', 'f.id', 'v.format_id')
    .select([
      'f.id as formatId',
      'v.id as versionId',
      'f.customer_id as customerId',
      'v.number as number',
      'v.title as title',
    ])

async function listItems(db: Kysely<ChartsTables>, versionId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('format_items')
    .select([
      'id',
      'type',
      'label',
      'vertical_priority as verticalPriority',
      'default_disp_value as defaultDispValue',
      'default_inner_value as defaultInnerValue',
      'selection',
      'max_length as maxLength',
      'range_from as rangeFrom',
      'range_to as rangeTo',
      'requires',
      'customer_input as customerInput',
      'customer_publish as customerPublish',
    ])
    .where('version_id', '=', versionId)
    .orderBy('vertical_priority')
    .orderBy('id')
    .execute()
}
