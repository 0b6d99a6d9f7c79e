import pg from 'pg'

/** Any constant works, if it is the same in every replica that provisions. */
const PROVISION_LOCK = 4_120_260_001

interface Login {
  role: string
  password: string
}

/** A service's schema, its role and, where another role migrates, the owner. */
export interface SchemaLogins extends Login {
  schema: string
  owner?: Login | undefined
}

/**
 * Creates what one service needs in the database of `adminUrl`: a role that may log in, and a schema which that role owns. If an owner is
 * given, a second role owns the schema and the first may only use rows, once the owner has migrated (`grantRuntimeRole`). Neither can see
 * into other schemas (`USAGE` is never granted) or create any. Idempotent, also when several replicas call it at once; passwords are set on
 * every call.
 *
 * @param options.adminUrl a role that may create roles and schemas; the URL's database is the one provisioned
 */
export async function provisionSchema({
  adminUrl,
  ...logins
}: SchemaLogins & { adminUrl: string }): Promise<void> {
  await provisionSchemas({ adminUrl, schemas: [logins] })
}

/** The same for several services: all of them, or after an error none. */
export async function provisionSchemas(options: {
  adminUrl: string
  schemas: readonly SchemaLogins[]
}): Promise<void> {
  const { adminUrl, schemas } = options
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'hibiki-provision' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [PROVISION_LOCK])
    for (const logins of schemas) await client.query((await statements(client, logins)).join(';\n'))
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

async function statements(client: pg.Client, options: SchemaLogins): Promise<string[]> {
  const schema = pg.escapeIdentifier(options.schema)
  const role = pg.escapeIdentifier(options.role)
  const owner = pg.escapeIdentifier((options.owner ?? options).role)
  const { rows } = await client.query<{ database: string; superuser: boolean; existing: string[] }>(
    `SELECT current_database() AS database,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
            ARRAY(SELECT rolname::text FROM pg_roles WHERE rolname = ANY($1)) AS existing`,
    [[options.role, options.owner?.role]],
  )
  const { database: name = '', superuser = false, existing = [] } = rows[0] ?? {}
  const database = pg.escapeIdentifier(name)
  const logins = [options, ...(options.owner ? [options.owner] : [])].flatMap((login) => [
    `${existing.includes(login.role) ? 'ALTER' : 'CREATE'} ROLE ${pg.escapeIdentifier(login.role)} LOGIN NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(login.password)}`,
    // Managed Postgres has no superuser: there the admin must be a member of the role to give a schema to it.
    ...(superuser ? [] : [`GRANT ${pg.escapeIdentifier(login.role)} TO CURRENT_USER`]),
    `GRANT CONNECT ON DATABASE ${database} TO ${pg.escapeIdentifier(login.role)}`,
    `ALTER ROLE ${pg.escapeIdentifier(login.role)} IN DATABASE ${database} SET search_path = ${schema}`,
  ])
  return [
    ...logins,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    // Searches by parts of words; services' roles may not create extensions themselves.
    'CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public',
    `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner}`,
    `ALTER SCHEMA ${schema} OWNER TO ${owner}`,
    // A service that owned its tables until now hands them over.
    ...(options.owner ? [`REASSIGN OWNED BY ${role} TO ${owner}`] : []),
    `REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`,
  ]
}
