import type { Logger } from 'pino'
import type { LocalSecrets } from '../folder/secrets.ts'
import { backfillNewServices } from './backfill-new-services.ts'
import { createSchemasWithoutRoles, provisionAllSchemas } from './databases.ts'
import type { Schema } from './schemas.ts'
import type { LocalDatabaseServer } from './start-database.ts'

interface Parts {
  /** The embedded server, or the URL of a database on another one. */
  server: LocalDatabaseServer | string
  secrets: LocalSecrets
  log: Logger
}

/** Opens the schema of every service, and backfills services that are new to the folder; returns their URLs. */
export async function prepareServiceSchemas({
  server,
  secrets,
  log,
}: Parts): Promise<Record<Schema, string>> {
  const urls =
    typeof server === 'string'
      ? await createSchemasWithoutRoles(server)
      : await provisionAllSchemas(server.adminUrl, secrets.databasePasswords)
  const newServices = await backfillNewServices(urls)
  if (newServices.length > 0)
    log.info(
      { newServices },
      'new to this folder: what the others announced in its last 30 days is sent again',
    )
  return urls
}
