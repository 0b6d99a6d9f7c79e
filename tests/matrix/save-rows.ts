import pg from 'pg'

export interface SavedRows {
  /** Restores every table that was written to as it was when this was created. */
  undo(): Promise<void>
  close(): Promise<void>
}

/** Saves a schema's rows. Triggers and foreign keys are disabled while they are restored, even those of the audit log. */
export async function saveRows(adminUrl: string, schema: string): Promise<SavedRows> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = $1 and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name not like 'kysely%'
       and not (select relispartition from pg_class where oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
     group by c.table_name`,
    [schema],
  )
  const remembered = `remembered_${schema}`
  await client.query(`create schema ${remembered}; set session_replication_role = replica`)
  for (const { name } of rows) {
    await client.query(`create table ${remembered}.${name} as table ${schema}.${name}`)
  }
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  await markWrites(client, { schema, remembered, tables: [...columnsOf.keys()] })
  const restore = (tables: readonly string[]) =>
    tables
      .map(
        (name) =>
          `delete from ${schema}.${name};
           insert into ${schema}.${name} (${columnsOf.get(name)}) overriding system value
             select ${columnsOf.get(name)} from ${remembered}.${name};`,
      )
      .join('\n')

  return {
    async undo() {
      for (let attempt = 0; ; attempt++) {
        try {
          await client.query('begin')
          const written = await client.query<{ name: string }>(
            `with written as (delete from ${remembered}.writes returning name) select distinct name from written`,
          )
          await client.query(`${restore(written.rows.map(({ name }) => name))} commit`)
          return
        } catch (error) {
          await client.query('rollback')
          // A background job of the service and this restore waited for each other's locks.
          if (attempt === 5 || (error as { code?: string }).code !== '40P01') throw error
        }
      }
    },
    close: () => client.end(),
  }
}

/** Every statement that writes to a table records the table's name, so that only those are restored. */
async function markWrites(
  client: pg.Client,
  { schema, remembered, tables }: { schema: string; remembered: string; tables: readonly string[] },
): Promise<void> {
  await client.query(
    `create table ${remembered}.writes (name text not null);
     create function ${remembered}.mark_write() returns trigger language plpgsql security definer as
       $$ begin insert into ${remembered}.writes values (tg_table_name); return null; end $$`,
  )
  for (const name of tables) {
    await client.query(
      `create trigger mark_write after insert or update or delete or truncate on ${schema}.${name}
       for each statement execute function ${remembered}.mark_write()`,
    )
  }
}
