import { type Kysely, sql } from 'kysely'

/** Removes erased members from other members' applications and transfers, which still named them as their person in charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const memberships = { applications: ['replaced'], transfer_rows: ['before', 'after'] }
  for (const [table, columns] of Object.entries(memberships))
    for (const membership of columns.map((name) => sql.ref(name)))
      await sql`
        update ${sql.table(table)} set ${membership} = jsonb_set(${membership}, '{picId}', 'null')
        where ${membership} ->> 'picId' is not null
          and not exists (select from users where id::text = ${membership} ->> 'picId')`.execute(db)
}
