import { sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

/** One sort of master data: its table, what else its rows have, and who refers to them. */
export interface MasterTable {
  table: 'tags' | 'genres' | 'countries' | 'purpose_details'
  /** The column beside code, names and order, if there is one. */
  extra: 'family' | 'purpose_code' | null
  references: readonly { table: string; column: string }[]
}

export interface MasterRow {
  id: string
  code: string
  nameJa: string
  nameEn: string
  displayOrder: number
  extra: string | null
  /** Sounds that refer to it, also those of the past. */
  usedBy: number
}

export type MasterFields = Pick<MasterRow, 'nameJa' | 'nameEn' | 'displayOrder' | 'extra'>

/** All rows of a sort, to be narrowed and sorted by who asks. */
export function masterRows({ table, extra, references }: MasterTable) {
  const counts = references.map(
    (used) => sql`(select count(*) from ${sql.table(used.table)} where ${sql.ref(used.column)} = row.id)`,
  )
  return sql`select row.id, row.code, row.name_ja as "nameJa", row.name_en as "nameEn",
    row.display_order as "displayOrder", ${extra ? sql.ref(`row.${extra}`) : sql`null::text`} as extra,
    (${sql.join(counts, sql` + `)})::int as "usedBy" from ${sql.table(table)} as row`
}

/** Null when the code is taken. */
export async function insertMasterRow(
  trx: Transaction<ContentTables>,
  { table, extra }: MasterTable,
  code: string,
  { nameJa, nameEn, displayOrder, extra: value }: MasterFields,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (code, name_ja, name_en, display_order${extra ? sql`, ${sql.ref(extra)}` : sql``})
    values (${code}, ${nameJa}, ${nameEn}, ${displayOrder}${extra ? sql`, ${value}` : sql``})
    on conflict (code) do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** The code stays: events and other services know the row by it. False when there is no such row. */
export async function updateMasterRow(
  trx: Transaction<ContentTables>,
  { table, extra }: MasterTable,
  id: string,
  { nameJa, nameEn, displayOrder, extra: value }: MasterFields,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set name_ja = ${nameJa}, name_en = ${nameEn}, display_order = ${displayOrder}
      ${extra ? sql`, ${sql.ref(extra)} = ${value}` : sql``}
    where id::text = ${id}`.execute(trx)
  return numAffectedRows === 1n
}

export async function deleteMasterRow(
  trx: Transaction<ContentTables>,
  { table }: MasterTable,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id::text = ${id}`.execute(trx)
}
