import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables, NamesByLanguage } from '../../tables.ts'
import type { OrderedMasterRow } from './master-order.rules.ts'

/** One kind of master data: its table, its extra column, and the tables that refer to it. */
export interface MasterTableSpec {
  table: 'tags' | 'genres' | 'countries' | 'purpose_details'
  /** The column that only this kind has, if there is one. */
  extra: 'family' | 'purpose_code' | null
  references: readonly { table: string; column: string }[]
}

export interface MasterRow {
  id: string
  code: string
  nameJa: string
  nameEn: string
  names: NamesByLanguage
  displayOrder: number
  extra: string | null
  /** The number of sounds that refer to the row, withdrawn ones included. */
  usedBy: number
}

export interface MasterRowInput extends Pick<MasterRow, 'nameJa' | 'nameEn' | 'displayOrder' | 'extra'> {
  names: NamesByLanguage | undefined
}

/** Selects all rows of a kind; callers add filter and order. */
function masterRows({ table, extra, references }: MasterTableSpec) {
  const counts = references.map(
    (used) => sql`(select count(*) from ${sql.table(used.table)} where ${sql.ref(used.column)} = row.id)`,
  )
  return sql`select row.id, row.code, row.name_ja as "nameJa", row.name_en as "nameEn", row.names,
    row.display_order as "displayOrder", ${extra ? sql.ref(`row.${extra}`) : sql`null::text`} as extra,
    (${sql.join(counts, sql` + `)})::int as "usedBy" from ${sql.table(table)} as row`
}

export const selectMasterRowPage = (
  db: Kysely<ContentTables>,
  master: MasterTableSpec,
  { filter: { id, q }, ...page }: ListRequest<{ id?: string[]; q?: string }>,
): Promise<RowPage<MasterRow>> =>
  selectPage(db, masterRows(master), page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'code', 'nameJa', 'nameEn'),
  ])

export const findMasterRow = (
  db: Kysely<ContentTables>,
  master: MasterTableSpec,
  id: string,
): Promise<MasterRow | undefined> => selectRow(db, masterRows(master), id)

/** Inserts a row. Returns null when the code is taken. */
export async function insertMasterRow(
  trx: Transaction<ContentTables>,
  { table, extra }: MasterTableSpec,
  code: string,
  { nameJa, nameEn, names = {}, displayOrder, extra: value }: MasterRowInput,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (code, name_ja, name_en, names, display_order${extra ? sql`, ${sql.ref(extra)}` : sql``})
    values (${code}, ${nameJa}, ${nameEn}, ${names}, ${displayOrder}${extra ? sql`, ${value}` : sql``})
    on conflict (code) do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/**
 * Changes a row but never its code, by which events and other services refer to it. Translations that are not sent belong to the previous
 * Japanese name, so they are removed when that name changes. Returns false when there is no such row.
 */
export async function updateMasterRow(
  trx: Transaction<ContentTables>,
  { table, extra }: MasterTableSpec,
  id: string,
  { nameJa, nameEn, names, displayOrder, extra: value }: MasterRowInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set name_ja = ${nameJa}, name_en = ${nameEn}, display_order = ${displayOrder},
      names = coalesce(${names ?? null}::jsonb, case when name_ja = ${nameJa} then names else '{}' end)
      ${extra ? sql`, ${sql.ref(extra)} = ${value}` : sql``}
    where id::text = ${id}`.execute(trx)
  return numAffectedRows === 1n
}

/**
 * Locks all rows against concurrent moves and returns them in the order of the lists. They are sorted after locking, when all of them are up
 * to date.
 */
export async function lockMasterRowsInOrder(
  trx: Transaction<ContentTables>,
  { table }: MasterTableSpec,
): Promise<OrderedMasterRow[]> {
  await sql`select from ${sql.table(table)} order by id for update`.execute(trx)
  const { rows } = await sql<OrderedMasterRow>`
    select id, display_order as "displayOrder" from ${sql.table(table)} order by display_order, id`.execute(
    trx,
  )
  return rows
}

export async function updateMasterRowOrder(
  trx: Transaction<ContentTables>,
  { table }: MasterTableSpec,
  rows: readonly OrderedMasterRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const orders = rows.map(({ displayOrder }) => displayOrder)
  await sql`
    update ${sql.table(table)} as row set display_order = placed.display_order
    from unnest(${ids}::text[], ${orders}::int[]) as placed (id, display_order)
    where row.id::text = placed.id`.execute(trx)
}

/** Deletes a row that no sound refers to. The lock on the row prevents new references meanwhile. */
export async function deleteMasterRow(
  trx: Transaction<ContentTables>,
  master: MasterTableSpec,
  id: string,
): Promise<'deleted' | 'in-use' | 'unknown'> {
  const table = sql.table(master.table)
  const held = await sql`select from ${table} where id::text = ${id} for update`.execute(trx)
  if (held.rows.length === 0) return 'unknown'
  const row = await findMasterRow(trx, master, id)
  if (row && row.usedBy > 0) return 'in-use'
  await sql`delete from ${table} where id::text = ${id}`.execute(trx)
  return 'deleted'
}
