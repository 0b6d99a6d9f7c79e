import { migrate, openDatabase, provisionSchema, toOwnerRole } from '@hibiki/database'
import pg from 'pg'
import { requireRunVariable } from '../run-variables.ts'
import { createCloneDatabaseName, toTemplateDatabaseName } from './database-names.ts'

export interface TestDatabase {
  /** The service's own role, as in production: its search_path is its schema, and it sees no other. */
  url: string
  /** The role that owns the schema: the service's own, unless `hasOwner`. */
  ownerUrl: string
  /** A superuser on the same database, with which tests read and write what the service's role may not. */
  adminUrl: string
  /** Drops the database, even while somebody is connected. */
  close(): Promise<void>
}

const password = 'hibiki-test'

/** Serializes cloning on the whole server: all databases share its roles, and a template cannot be copied while it is created. */
const CLONE_LOCK = 4_120_260_002

/**
 * Creates a migrated database for one test file: a clone of the service's template, which the first caller of the run creates.
 *
 * @param options.service name of the schema and of the role
 * @param options.migrations folder of the service's migrations
 * @param options.hasOwner another role owns the schema, as with a migration job: then the database is only provisioned, not migrated
 */
export async function createTestDatabase(options: {
  service: string
  migrations: URL
  hasOwner?: boolean
}): Promise<TestDatabase> {
  const name = createCloneDatabaseName(options.service)
  const adminUrl = databaseUrl(name)
  await withServerLock(async (client) => {
    if (!options.hasOwner) return copyTemplate(client, name, options)
    await client.query(`CREATE DATABASE ${name}`)
    const owner = { role: toOwnerRole(options.service), password }
    await provisionSchema({ adminUrl, schema: options.service, role: options.service, password, owner })
  })
  return {
    url: databaseUrl(name, options.service),
    ownerUrl: databaseUrl(name, options.hasOwner ? toOwnerRole(options.service) : options.service),
    adminUrl,
    close: () => drop(name),
  }
}

async function copyTemplate(
  client: pg.Client,
  name: string,
  options: { service: string; migrations: URL },
): Promise<void> {
  const template = toTemplateDatabaseName(options.service, options.migrations)
  if (!(await exists(client, template))) await createTemplate(client, template, options)
  // Copies the files, because the default strategy writes each page of the template to the log, three times the work.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  // These settings of the template are not copied with it.
  await client.query(`ALTER ROLE ${options.service} IN DATABASE ${name} SET search_path = ${options.service}`)
}

async function createTemplate(
  client: pg.Client,
  template: string,
  { service, migrations }: { service: string; migrations: URL },
): Promise<void> {
  // Under another name until it is whole, so that a run killed half-way leaves no half template.
  const draft = `${template}_draft`
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${draft}`)
  const adminUrl = databaseUrl(draft)
  await provisionSchema({ adminUrl, schema: service, role: service, password })
  const database = openDatabase({
    url: databaseUrl(draft, service),
    schema: service,
    maxConnections: 2,
    applicationName: 'test-template',
  })
  try {
    await migrate({ database, folder: migrations })
  } finally {
    await database.close()
  }
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  return rowCount === 1
}

async function drop(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: requireRunVariable('postgresUrl') })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}

async function withServerLock(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: requireRunVariable('postgresUrl') })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [CLONE_LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(name: string, role?: string): string {
  const url = new URL(requireRunVariable('postgresUrl'))
  url.pathname = `/${name}`
  if (role !== undefined) {
    url.username = role
    url.password = password
  }
  return url.href
}
