import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import { getVersitygwPath } from '../tools/versitygw.ts'
import { startNatsContainer, startPostgresContainer, startS3Container } from './containers.ts'
import { createRunFolder, removeStaleRunFolders } from './run-folder.ts'
import { startNats } from './start-nats.ts'
import { startS3, testS3Credentials } from './start-s3.ts'
import type { TestServer } from './test-server.ts'

export interface TestServers {
  postgresUrl: string
  natsUrl: string
  /** The URL with key and secret, as `http://key:secret@host:port`. */
  s3Url: string
  stop(): Promise<void>
}

/**
 * Starts one Postgres, one NATS and one S3 server for a test run. What the environment names (`TEST_DATABASE_URL`, a superuser's;
 * `TEST_NATS_URL`; `TEST_S3_URL`) is used as it is; then come the binaries of this machine, then containers.
 */
export async function startTestServers(): Promise<TestServers> {
  removeStaleRunFolders()
  const folder = createRunFolder()
  const started = await Promise.allSettled([postgres(folder), nats(folder), s3(folder)])
  const stop = async () => {
    await Promise.all(
      started.map((server) => (server.status === 'fulfilled' ? server.value.stop() : undefined)),
    )
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const [database, broker, objects] = started
  if (database.status === 'rejected' || broker.status === 'rejected' || objects.status === 'rejected') {
    await stop()
    const reasons = started.flatMap((server) => (server.status === 'rejected' ? [server.reason] : []))
    throw new AggregateError(reasons, `the test servers did not start: ${reasons.map(String).join('; ')}`)
  }
  const urls = { natsUrl: broker.value.url, s3Url: objects.value.url }
  return { postgresUrl: database.value.url, ...urls, stop }
}

async function postgres(folder: string): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  try {
    return await embeddedPostgres(folder)
  } catch (error) {
    return startPostgresContainer().catch((container) => {
      throw new Error(`embedded Postgres: ${error}; container: ${container}`)
    })
  }
}

async function embeddedPostgres(folder: string): Promise<TestServer> {
  const { adminUrl, ended, kill } = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    password: 'hibiki-test',
    // With many small databases on few cores, parallel workers and page-by-page cloning cost more than they help.
    settings: { max_connections: '300', io_method: 'sync', file_copy_method: 'clone' },
    durable: false,
  })
  const stop = async () => {
    kill()
    await ended
  }
  return { url: adminUrl, stop }
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

async function s3(folder: string): Promise<TestServer> {
  const url = process.env.TEST_S3_URL
  if (url) return { url, stop: async () => {} }
  if (spawnSync(getVersitygwPath(), ['--version']).status !== 0) return startS3Container()
  const s3Folder = join(folder, 's3')
  mkdirSync(s3Folder)
  const server = await startS3({ folder: s3Folder })
  return { ...server, url: withCredentials(server.url) }
}

function withCredentials(url: string): string {
  const named = new URL(url)
  named.username = testS3Credentials.accessKeyId
  named.password = testS3Credentials.secretAccessKey
  return named.href
}
