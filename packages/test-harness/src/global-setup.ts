import { randomUUID } from 'node:crypto'
import { dropOldDatabases, dropRunDatabases } from './databases/drop-databases.ts'
import { environment } from './environment.ts'
import { startTestServers, type TestServers } from './servers/test-servers.ts'

/** Several projects of one run name this setup; they share the servers through this process-wide record. */
interface Shared {
  users: number
  servers: Promise<TestServers>
}
const shared = globalThis as typeof globalThis & { hibikiTestServers?: Shared }

/** Vitest's global setup: one Postgres, one NATS and one S3 server for the whole run. Workers and their children read the addresses from the environment. */
export async function setup(): Promise<void> {
  shared.hibikiTestServers ??= { users: 0, servers: startTestServers() }
  shared.hibikiTestServers.users += 1
  const servers = await shared.hibikiTestServers.servers
  process.env[environment.postgresUrl] = servers.postgresUrl
  process.env[environment.natsUrl] = servers.natsUrl
  process.env[environment.s3Url] = servers.s3Url
  process.env[environment.runId] ??= `${Date.now().toString(36)}_${randomUUID().slice(0, 8)}`
  await dropOldDatabases()
}

export async function teardown(): Promise<void> {
  const record = shared.hibikiTestServers
  if (record === undefined) return
  record.users -= 1
  if (record.users > 0) return
  delete shared.hibikiTestServers
  if (process.env.TEST_DATABASE_URL) await dropRunDatabases()
  await (await record.servers).stop()
}
