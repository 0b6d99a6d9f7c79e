import { grantRuntimeRole, migrate, toOwnerRole } from '@hibiki/database'
import type { AnyServiceContext } from './context.ts'
import type { Service } from './define-service.ts'
import { openCommandDatabase } from './open-command-database.ts'
import type { Settings } from './settings/read-settings.ts'
import { toMigrationsFolder } from './start-service.ts'

/**
 * Migrates a service's schema as a separate job: `node src/server.ts migrate` with only `DATABASE_URL`. As the schema's owner it also
 * grants the service's role the use of rows, so that replicas need no right to change tables.
 *
 * @returns names of the migrations applied
 * @throws Error a sentence about the invalid setting or the failed migration
 */
export async function migrateService<Context extends AnyServiceContext>(
  service: Pick<Service<Context>, 'name' | 'folder'>,
  settings: Settings,
): Promise<string[]> {
  const { database, url } = openCommandDatabase(service.name, settings, 'migrate')
  try {
    const applied = await migrate({ database, folder: toMigrationsFolder(service) })
    if (decodeURIComponent(url.username) === toOwnerRole(service.name))
      await grantRuntimeRole({ database, role: service.name })
    return applied
  } finally {
    await database.close()
  }
}
