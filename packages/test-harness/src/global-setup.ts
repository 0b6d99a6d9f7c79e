import { randomUUID } from 'node:crypto'
import { dropOldDatabases, dropRunDatabases } from './databases/drop-databases.ts'
import { environment } from './environment.ts'
import { startTestServers } from './servers/test-servers.ts'
import { sharedSetup } from './shared-setup.ts'

const servers = sharedSetup('test-servers', {
  start: startTestServers,
  async stop(started) {
    if (process.env.TEST_DATABASE_URL) await dropRunDatabases()
    await started.stop()
  },
})

/** Vitest's global setup: one Postgres, one NATS and one S3 server for the whole run. Workers and their children read the addresses from the environment. */
export async function setup(): Promise<void> {
  const { postgresUrl, natsUrl, s3Url } = await servers.setup()
  process.env[environment.postgresUrl] = postgresUrl
  process.env[environment.natsUrl] = natsUrl
  process.env[environment.s3Url] = s3Url
  process.env[environment.runId] ??= `${Date.now().toString(36)}_${randomUUID().slice(0, 8)}`
  await dropOldDatabases()
}

export const teardown = servers.teardown
