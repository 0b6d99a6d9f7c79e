import { openDatabase, provisionSchemas } from '@hibiki/database'
import { type Schema, schemas } from './schemas.ts'

/** Creates the schema and the role of each service in the local server, and returns their URLs. */
export async function provisionAllSchemas(
  adminUrl: string,
  passwords: Record<Schema, string>,
): Promise<Record<Schema, string>> {
  await provisionSchemas({
    adminUrl,
    schemas: schemas.map((name) => ({ schema: name, role: name, password: passwords[name] })),
  })
  return Object.fromEntries(schemas.map((name) => [name, toUrl(name)])) as Record<Schema, string>

  function toUrl(name: Schema): string {
    const url = new URL(adminUrl)
    url.username = name
    url.password = passwords[name]
    return url.href
  }
}

/**
 * Creates only the schemas, in a database that was given: roles belong to a whole server, and this one serves others too (tests), so
 * all services use the role of the URL.
 */
export async function createSchemasWithoutRoles(url: string): Promise<Record<Schema, string>> {
  const database = openDatabase({ url, schema: 'public', maxConnections: 1, applicationName: 'local' })
  try {
    await database.pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public')
    for (const name of schemas) await database.pool.query(`CREATE SCHEMA IF NOT EXISTS ${name}`)
  } finally {
    await database.close()
  }
  return Object.fromEntries(schemas.map((name) => [name, url])) as Record<Schema, string>
}
