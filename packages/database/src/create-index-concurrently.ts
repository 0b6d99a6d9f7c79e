import { type Kysely, sql } from 'kysely'

/** The build waits for older transactions; nobody waits for it, so it may take long, but not for ever. */
const WAIT = '10min'

interface Index {
  name: string
  table: string
  /** The part after the table's name: `(member_id, started_at DESC) WHERE …`, `USING brin (started_at)`. */
  on: string
  unique?: boolean
}

/**
 * Builds an index while its table is read and written, for migrations with `export const transaction = false`. A failed or interrupted
 * build leaves an invalid index, which slows writes without any use: it is dropped and rebuilt, while a valid index of that name stays. For
 * a partitioned table each partition is indexed first, then the table attaches these indexes.
 *
 * @throws Error in a transaction; the database's when rows violate a unique index or other transactions do not end within ten minutes
 */
export async function createIndexConcurrently<DB>(db: Kysely<DB>, index: Index): Promise<void> {
  if (db.isTransaction)
    throw new Error(`index ${index.name} needs a migration with \`export const transaction = false\``)
  await db.connection().execute(async (connection) => {
    const partitions = await partitionsOf(connection, index.table)
    if (!partitions) return build(connection, index)
    // Partitions created since then inherit the index from the table.
    if (await isValid(connection, index.name)) return
    for (const table of partitions)
      await build(connection, { ...index, table, name: `${table}_${index.name}` })
    await sql.raw(`CREATE ${definition(index)}`).execute(connection)
  })
}

async function build<DB>(connection: Kysely<DB>, index: Index): Promise<void> {
  const { rows } = await sql<{ timeout: string }>`SELECT current_setting('lock_timeout') AS timeout`.execute(
    connection,
  )
  await sql`SELECT set_config('lock_timeout', ${WAIT}, false)`.execute(connection)
  try {
    if ((await isValid(connection, index.name)) === false)
      await sql.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${index.name}`).execute(connection)
    await sql.raw(`CREATE ${definition(index, ' CONCURRENTLY')}`).execute(connection)
  } finally {
    const { timeout } = rows[0] ?? {}
    await sql`SELECT set_config('lock_timeout', ${timeout}, false)`.execute(connection).catch(() => {})
  }
}

function definition({ name, table, on, unique = false }: Index, how = ''): string {
  return `${unique ? 'UNIQUE ' : ''}INDEX${how} IF NOT EXISTS ${name} ON ${table} ${on}`
}

/** Undefined where there is no such index. */
async function isValid<DB>(connection: Kysely<DB>, index: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ valid: boolean }>`
    SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass(${index})`.execute(connection)
  return rows[0]?.valid
}

/** Undefined where the table is no partitioned one. */
async function partitionsOf<DB>(connection: Kysely<DB>, table: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ partitions: string[] }>`
    SELECT ARRAY(SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = pg_class.oid ORDER BY 1) AS partitions
    FROM pg_class WHERE oid = to_regclass(${table}) AND relkind = 'p'`.execute(connection)
  return rows[0]?.partitions
}
