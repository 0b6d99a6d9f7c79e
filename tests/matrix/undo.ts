import pg from 'pg'

export interface Undo {
  /** Puts every table of the schema back to what it was when this was made. */
  undo(): Promise<void>
  close(): Promise<void>
}

/** Remembers a schema's rows. Triggers and keys sleep while they are put back, also that of the audit log. */
export async function saveRows(adminUrl: string, schema: string): Promise<Undo> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = $1 and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name not like 'kysely%'
     group by c.table_name`,
    [schema],
  )
  const remembered = `remembered_${schema}`
  await client.query(`create schema ${remembered}; set session_replication_role = replica`)
  for (const { name } of rows) {
    await client.query(`create table ${remembered}.${name} as table ${schema}.${name}`)
  }
  const restore = rows
    .map(
      ({ name, columns }) =>
        `delete from ${schema}.${name};
         insert into ${schema}.${name} (${columns}) overriding system value
           select ${columns} from ${remembered}.${name};`,
    )
    .join('\n')

  return {
    async undo() {
      for (let attempt = 0; ; attempt++) {
        try {
          await client.query(`begin; ${restore} commit`)
          return
        } catch (error) {
          await client.query('rollback')
          // A background job of the service held what this needs, and the other way round.
          if (attempt === 5 || (error as { code?: string }).code !== '40P01') throw error
        }
      }
    },
    close: () => client.end(),
  }
}
