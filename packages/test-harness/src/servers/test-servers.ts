import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import { startNatsContainer, startPostgresContainer, startS3Container } from './containers.ts'
import { createRunFolder, removeStaleRunFolders } from './run-folder.ts'
import { startNats } from './start-nats.ts'
import { startS3, testS3Credentials } from './start-s3.ts'
import type { TestServer } from './test-server.ts'
import { usesContainers } from './uses-containers.ts'

export interface TestServers {
  postgresUrl: string
  natsUrl: string
  /** The URL with key and secret, as `http://key:secret@host:port`. */
  s3Url: string
  stop(): Promise<void>
}

/** Starts one Postgres, one NATS and one S3 server for a test run. */
export async function startTestServers(): Promise<TestServers> {
  removeStaleRunFolders()
  const folder = createRunFolder()
  const started = await Promise.allSettled(
    usesContainers()
      ? [startPostgresContainer(), startNatsContainer(), startS3Container()]
      : [startPostgresProcess(folder), startNatsProcess(folder), startS3Process(folder)],
  )
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

async function startPostgresProcess(folder: string): Promise<TestServer> {
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

function startNatsProcess(folder: string): Promise<TestServer> {
  const natsFolder = join(folder, 'nats')
  mkdirSync(natsFolder)
  return startNats({ folder: natsFolder })
}

async function startS3Process(folder: string): Promise<TestServer> {
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
