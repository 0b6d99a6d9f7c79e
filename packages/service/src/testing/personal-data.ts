import { type Kysely, sql } from 'kysely'
import type { AnyServiceContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { listPersonalDataDeclarations, toPersonColumns } from '../personal-data/personal-data-declarations.ts'

/** Returns every column that contains the id of a person, according to the schema. */
export async function listPersonIdColumns<DB>(
  db: Kysely<DB>,
  schema: string,
): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = ${schema}
      and not (select relispartition from pg_class where relname = table_name and relnamespace = ${schema}::regnamespace)
      and (
      column_name in ('member_id', 'user_id', 'actor_id', 'contractor_id', 'viewer_id', 'customer_user_id', 'customer_id', 'staff_id', 'pic_id',
        'applicant_id', 'authorizer_id', 'holder_id')
      or (column_name = 'subject_id' or column_name like '%\\_by') and udt_name = 'uuid')
    order by table_name, column_name`.execute(db)
  return rows
}

/** Rows that name a person, by `table.column` of every column that names people. */
export async function countRowsOfPerson<DB>(
  db: Kysely<DB>,
  schema: string,
  personId: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, column } of await listPersonIdColumns(db, schema)) {
    const query = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`
    counts[`${table}.${column}`] = (await query.execute(db)).rows.length
  }
  return counts
}

/** Tables with a row that names a person, in their order. */
export async function listTablesOfPerson<DB>(
  db: Kysely<DB>,
  schema: string,
  personId: string,
): Promise<string[]> {
  const counts = Object.entries(await countRowsOfPerson(db, schema, personId))
  const found = counts.filter(([, count]) => count > 0).map(([column]) => column.replace(/\..*/, ''))
  return [...new Set(found)].sort()
}

/** Tables that hold a text in whatever column, in their order. */
export async function listTablesContainingText<DB>(
  db: Kysely<DB>,
  schema: string,
  text: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p')
      and not relispartition order by relname`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const query = sql`select from ${sql.table(name)} as t where strpos(t::text, ${text}) > 0 limit 1`
    if ((await query.execute(db)).rows.length > 0) found.push(name)
  }
  return found
}

/**
 * Compares the declared personal data with the database, both ways; one sentence per difference.
 *
 * @param options.others `table.column` of columns that are named like a person's and hold the id of something else
 */
export async function checkPersonalDataDeclarations<Context extends AnyServiceContext>(
  service: Service<Context>,
  context: Pick<Context, 'db'>,
  { others = [] }: { others?: readonly string[] } = {},
): Promise<string[]> {
  const declared = new Set(
    listPersonalDataDeclarations(service).flatMap((entry) =>
      toPersonColumns(entry).map((column) => `${entry.table}.${column}`),
    ),
  )
  const existing = new Set(
    (await listPersonIdColumns(context.db, service.name)).map(({ table, column }) => `${table}.${column}`),
  )
  return [
    ...[...existing]
      .filter((column) => !declared.has(column) && !others.includes(column))
      .map((column) => `${column} names a person, but no module declares it in personalData`),
    ...[...declared]
      .filter((column) => !existing.has(column))
      .map((column) => `${column} is declared in personalData, but does not exist`),
  ]
}
