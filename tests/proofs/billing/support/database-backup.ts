import pg from 'pg'

type Rows = { table: string; rows: string }[]

/** Saves everything in a schema and restores it, as a dump and its restore would. */
export async function backUpSchema(adminUrl: string, schema: string): Promise<{ restore(): Promise<void> }> {
  const saved = await withClient(adminUrl, async (client) => {
    await client.query('begin isolation level repeatable read')
    const tables = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
        where relnamespace = $1::regnamespace and relkind = 'r' and not relispartition`,
      [schema],
    )
    const all: Rows = []
    for (const { name } of tables.rows) {
      const table = `${schema}.${name}`
      const { rows } = await client.query(`select coalesce(jsonb_agg(t), '[]')::text as rows from ${table} t`)
      all.push({ table, rows: rows[0].rows })
    }
    await client.query('commit')
    return all
  })
  return { restore: () => withClient(adminUrl, (client) => restore(client, saved)) }
}

/** Foreign keys are not checked meanwhile. */
async function restore(client: pg.Client, saved: Rows): Promise<void> {
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  await client.query(`truncate ${saved.map(({ table }) => table).join(', ')}`)
  for (const { table, rows } of saved)
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [rows],
    )
  await client.query('commit')
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
