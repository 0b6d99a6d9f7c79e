import pg from 'pg'

/** Any constant will do; it only has to be the same in every copy that provisions. */
const provisionLock = 4_120_260_001

/**
 * Creates what one service needs in the database of `adminUrl`: a role that may log in, and a schema which that role owns.
 * The role can't see into other schemas (`USAGE` is never granted) and can't create any. Idempotent, also when several
 * copies call it at once; the password is set on every call.
 *
 * @param o.adminUrl a role that may create roles and schemas; the URL's database is the one provisioned
 */
export async function provisionSchema(o: {
  adminUrl: string
  schema: string
  role: string
  password: string
}): Promise<void> {
  const client = new pg.Client({ connectionString: o.adminUrl, application_name: 'hibiki-provision' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [provisionLock])
    for (const statement of await statements(client, o)) await client.query(statement)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

async function statements(
  client: pg.Client,
  o: { schema: string; role: string; password: string },
): Promise<string[]> {
  const schema = pg.escapeIdentifier(o.schema)
  const role = pg.escapeIdentifier(o.role)
  const { rows } = await client.query<{ database: string; superuser: boolean; exists: boolean }>(
    `SELECT current_database() AS database,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
            EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS exists`,
    [o.role],
  )
  const database = pg.escapeIdentifier(rows[0]?.database ?? '')
  return [
    `${rows[0]?.exists ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(o.password)}`,
    // Managed Postgres has no superuser: there the admin must be a member of the role to give a schema to it.
    ...(rows[0]?.superuser ? [] : [`GRANT ${role} TO CURRENT_USER`]),
    `GRANT CONNECT ON DATABASE ${database} TO ${role}`,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    // Searches by parts of words; services' roles may not create extensions themselves.
    'CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public',
    `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}`,
    `ALTER SCHEMA ${schema} OWNER TO ${role}`,
    `REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`,
    `ALTER ROLE ${role} IN DATABASE ${database} SET search_path = ${schema}`,
  ]
}
