import { grantRuntimeRole, migrate, openDatabase, ownerOf } from '@hibiki/database'
import { requireUrl, withSettingFiles } from '@hibiki/http'
import type { AnyContext } from './context.ts'
import type { Service } from './define-service.ts'
import { databaseProblems } from './settings/production-problems.ts'
import type { Settings } from './settings/read-config.ts'
import { migrationsOf } from './start-service.ts'

/**
 * Migrates a service's schema as a job of its own: `node src/server.ts migrate` with nothing but `DATABASE_URL`. As the schema's owner it
 * also lets the service's role use the rows, so that copies need no right to change tables.
 *
 * @returns names of the migrations applied
 * @throws Error a sentence about the setting or the migration that is wrong
 */
export async function migrateService<Context extends AnyContext>(
  service: Pick<Service<Context>, 'name' | 'folder'>,
  settings: Settings,
): Promise<string[]> {
  const { DATABASE_URL, PRIVATE_NETWORK, MODE } = withSettingFiles(settings, ['DATABASE_URL'])
  const url = String(DATABASE_URL ?? '')
  requireUrl('DATABASE_URL', url, ['postgres:', 'postgresql:'])
  const problems = MODE === 'production' ? databaseProblems(URL.parse(url), PRIVATE_NETWORK === 'true') : []
  if (problems.length > 0) throw new Error(problems.join('; '))
  const database = openDatabase({
    ...{ url, schema: service.name, maxConnections: 2, applicationName: `${service.name}-migrate` },
  })
  try {
    const applied = await migrate({ database, folder: migrationsOf(service) })
    const { username } = new URL(url)
    if (decodeURIComponent(username) === ownerOf(service.name))
      await grantRuntimeRole({ database, role: service.name })
    return applied
  } finally {
    await database.close()
  }
}
