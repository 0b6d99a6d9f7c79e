import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ChartsTables, TemplateFormat } from '../../tables.ts'
import type { StoredFormatItem } from '../records/record.rules.ts'
import { resolveBeforeAfter } from './before-after.rules.ts'
import type { BeforeAfter } from './format.rules.ts'

/** A version of a customer's format with its items in display order. */
export interface FormatVersion {
  formatId: string
  versionId: string
  customerId: string
  number: number
  title: string
  items: (StoredFormatItem & { beforeAfter: BeforeAfter | null })[]
  /** Whether it is the newest version of its format. */
  isCurrent: boolean
}

/** Finds the newest version of a customer's format, or undefined. */
export async function findCurrentFormat(
  db: Kysely<ChartsTables>,
  customerId: string,
): Promise<FormatVersion | undefined> {
  const row = await versions(db)
    .where('f.customer_id', '=', customerId)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toFormatVersion(row)
}

/** Finds a version by its id (`generalCalteId`), or undefined. */
export async function findFormatVersion(
  db: Kysely<ChartsTables>,
  versionId: string,
): Promise<FormatVersion | undefined> {
  const row = await versions(db).where('v.id', '=', versionId).executeTakeFirst()
  return row && toFormatVersion(row)
}

/**
 * Saves a customer's format: a version without records is replaced, otherwise the format gets a new one.
 * @returns the format's id (`calteId`), the same for all its versions
 */
export async function saveFormatVersion(
  trx: Transaction<ChartsTables>,
  {
    customerId,
    now,
    format,
    authorId,
  }: { customerId: string; format: TemplateFormat; authorId: string; now: Date },
): Promise<string> {
  const { id: formatId } = await trx
    .insertInto('formats')
    .values({ customer_id: customerId, created_at: now })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({ customer_id: eb.ref('excluded.customer_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  // The row lock of the format makes concurrent saves run one after another.
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
    .values({ format_id: formatId, number, title: format.title, created_by: authorId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('format_items')
    .values(
      resolveBeforeAfter(format.items).map((item) => ({
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
        moment: item.beforeAfter?.moment ?? 'none',
        pair: item.beforeAfter?.pair ?? null,
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

type FormatVersionRow = Omit<FormatVersion, 'items'> & {
  items: (Omit<StoredFormatItem, 'beforeAfter'> &
    Pick<Selectable<ChartsTables['format_items']>, 'moment' | 'pair'>)[]
}

/** Items that were saved by an older release have no moment, and the words in their labels tell. */
function toFormatVersion({ items, ...version }: FormatVersionRow): FormatVersion {
  const chosen = items.map(({ moment, pair, ...item }) => {
    const isSide = moment !== null && moment !== 'none' && pair !== null
    return { ...item, beforeAfter: isSide ? { moment, pair } : moment === null ? undefined : null }
  })
  return { ...version, items: resolveBeforeAfter(chosen) }
}

/** It reads the version and its items in one query, because every record that is opened or saved needs them. */
const versions = (db: Kysely<ChartsTables>) =>
  db
    .selectFrom('format_versions as v')
    .innerJoin('formats as f', 'f.id', 'v.format_id')
    .select((eb) => [
      'f.id as formatId',
      'v.id as versionId',
      'f.customer_id as customerId',
      'v.number as number',
      'v.title as title',
      jsonArrayFrom(
        eb
          .selectFrom('format_items as i')
          .select([
            'i.id',
            'i.type',
            'i.label',
            'i.vertical_priority as verticalPriority',
            'i.default_disp_value as defaultDispValue',
            'i.default_inner_value as defaultInnerValue',
            'i.selection',
            'i.max_length as maxLength',
            'i.range_from as rangeFrom',
            'i.range_to as rangeTo',
            'i.requires',
            'i.customer_input as customerInput',
            'i.customer_publish as customerPublish',
            'i.moment',
            'i.pair',
          ])
          .whereRef('i.version_id', '=', 'v.id')
          .orderBy('i.vertical_priority')
          .orderBy('i.id'),
      ).as('items'),
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('format_versions as newer')
              .select('newer.id')
              .whereRef('newer.format_id', '=', 'v.format_id')
              .whereRef('newer.number', '>', 'v.number'),
          ),
        )
        .$castTo<boolean>()
        .as('isCurrent'),
    ])
