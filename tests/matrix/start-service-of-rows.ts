import { ignoreConnectionErrors } from '@hibiki/database'
import { testInternalKeys } from '@hibiki/http/testing'
import {
  type AnyServiceContext,
  type Service,
  type StartServiceOptions,
  startService,
  toMigrationsFolder,
} from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import pg from 'pg'
import type { RunningTestService, ServiceDependencies } from './matrix.ts'

/**
 * Starts a service on a database of its own, with the settings that every service needs.
 *
 * @param options.seed writes what must be in the database at the start
 */
export async function startServiceOfRows<Context extends AnyServiceContext>(
  service: Service<Context>,
  { identityUrl, transport, log }: ServiceDependencies,
  {
    settings,
    resources,
    seed,
  }: Partial<Pick<StartServiceOptions<Context>, 'settings' | 'resources'>> & {
    seed?: (databaseUrl: string) => Promise<unknown>
  } = {},
): Promise<RunningTestService> {
  const database = await createTestDatabase({
    service: service.name,
    migrations: toMigrationsFolder(service),
  })
  await seed?.(database.url)
  const running = await startService(service, {
    settings: {
      PORT: 0,
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      INTERNAL_KEYS: testInternalKeys.join(),
      SECURE_COOKIES: false,
      ...settings,
    },
    transport,
    log,
    ...(resources && { resources }),
  })
  const pool = new pg.Pool({ connectionString: database.adminUrl, max: 1 })
  // A pool that has ended may hear from the server that its database was dropped.
  ignoreConnectionErrors(pool)
  return {
    url: running.url,
    adminUrl: database.adminUrl,
    async value(sql, values = []) {
      const { rows } = await pool.query({ text: sql, values, rowMode: 'array' })
      return String(rows[0]?.[0])
    },
    async close() {
      await pool.end()
      await running.close()
      await database.close()
    },
  }
}
