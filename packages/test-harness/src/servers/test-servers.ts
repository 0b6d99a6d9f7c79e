import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startNatsContainer, startPostgresContainer } from './containers.ts'
import { createRunFolder, removeStaleRunFolders } from './run-folder.ts'
import { startNats } from './start-nats.ts'
import { startEmbeddedPostgres, type TestServer } from './start-postgres.ts'

export interface TestServers {
  postgresUrl: string
  natsUrl: string
  stop(): Promise<void>
}

/**
 * Starts one Postgres and one NATS for a test run. What the environment names (`TEST_DATABASE_URL`, a superuser's;
 * `TEST_NATS_URL`) is used as it is; then come the binaries of this machine, then containers.
 */
export async function startTestServers(): Promise<TestServers> {
  removeStaleRunFolders()
  const folder = createRunFolder()
  const started = await Promise.allSettled([postgres(folder), nats(folder)])
  const stop = async () => {
    await Promise.all(
      started.map((server) => (server.status === 'fulfilled' ? server.value.stop() : undefined)),
    )
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const [database, broker] = started
  if (database.status === 'rejected' || broker.status === 'rejected') {
    await stop()
    const reasons = started.flatMap((server) => (server.status === 'rejected' ? [server.reason] : []))
    throw new AggregateError(reasons, `the test servers did not start: ${reasons.map(String).join('; ')}`)
  }
  return { postgresUrl: database.value.url, natsUrl: broker.value.url, stop }
}

async function postgres(folder: string): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  try {
    return await startEmbeddedPostgres(folder)
  } catch (error) {
    return startPostgresContainer().catch((container) => {
      throw new Error(`embedded Postgres: ${error}; container: ${container}`)
    })
  }
}

async function nats(folder: string): Promise<TestServer> {
  const url = process.env.TEST_NATS_URL
  if (url) return { url, stop: async () => {} }
  const binary = process.env.NATS_SERVER_PATH ?? 'nats-server'
  if (spawnSync(binary, ['--version']).status !== 0) return startNatsContainer()
  const natsFolder = join(folder, 'nats')
  mkdirSync(natsFolder)
  return startNats({ folder: natsFolder })
}
