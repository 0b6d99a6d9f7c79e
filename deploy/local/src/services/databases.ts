import { openDatabase, provisionSchema } from '@hibiki/database'

/** Services that have a schema of their own. */
export const services = ['identity', 'billing', 'content'] as const
export type Service = (typeof services)[number]

/** Gives every service its schema and its role in the local server, and answers the services' URLs. */
export async function provisionAll(
  adminUrl: string,
  passwords: Record<Service, string>,
): Promise<Record<Service, string>> {
  for (const name of services) {
    await provisionSchema({ adminUrl, schema: name, role: name, password: passwords[name] })
  }
  return { identity: urlOf('identity'), billing: urlOf('billing'), content: urlOf('content') }

  function urlOf(name: Service): string {
    const url = new URL(adminUrl)
    url.username = name
    url.password = passwords[name]
    return url.href
  }
}

/**
 * Schemas only, in a database that was given: roles belong to a whole server, and this one serves others too (tests), so
 * all services use the role of the URL.
 */
export async function createSchemas(url: string): Promise<Record<Service, string>> {
  const database = openDatabase({ url, schema: 'public', maxConnections: 1, applicationName: 'local' })
  try {
    for (const name of services) await database.pool.query(`CREATE SCHEMA IF NOT EXISTS ${name}`)
  } finally {
    await database.close()
  }
  return { identity: url, billing: url, content: url }
}
