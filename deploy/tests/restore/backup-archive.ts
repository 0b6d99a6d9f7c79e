import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findServerUser, type PostgresServer, startPostgres } from '@hibiki/embedded-postgres'
import { startS3, testS3Credentials, testS3Region } from '@hibiki/test-harness'
import pg from 'pg'
import { createCertificate } from '../product/certificate.ts'
import { waitUntil } from '../steps.ts'

const password = 'restore-check'
const BUCKET = 'backups'
const TOOL_TIMEOUT_MS = 120_000

/** A bucket of its own on an S3 server of its own (TLS, because pgBackRest speaks nothing else), and how to reach it. */
export interface BackupArchive {
  folder: string
  /** Settings of pgBackRest beside those of deploy/postgres/pgbackrest.conf. */
  settings: Readonly<Record<string, string>>
}

/** Starts the S3 server; it stops with the stack. */
export async function startBackupArchive(
  folder: string,
  stack: AsyncDisposableStack,
): Promise<BackupArchive> {
  const tls = createCertificate(folder)
  const s3Folder = join(folder, 's3')
  mkdirSync(join(s3Folder, 'buckets', BUCKET), { recursive: true })
  const s3 = await startS3({ folder: s3Folder, tls })
  stack.defer(() => s3.stop())
  const config = join(folder, 'pgbackrest.conf')
  copyFileSync(fileURLToPath(new URL('../../postgres/pgbackrest.conf', import.meta.url)), config)
  for (const name of ['lock', 'spool', 'socket']) ownedFolder(join(folder, name))
  const { port } = new URL(s3.url)
  const settings = {
    CONFIG: config,
    STANZA: 'hibiki',
    LOG_LEVEL_FILE: 'off',
    LOG_LEVEL_CONSOLE: 'warn',
    LOCK_PATH: join(folder, 'lock'),
    SPOOL_PATH: join(folder, 'spool'),
    REPO1_S3_BUCKET: BUCKET,
    REPO1_S3_ENDPOINT: 'localhost',
    REPO1_S3_REGION: testS3Region,
    REPO1_S3_KEY: testS3Credentials.accessKeyId,
    REPO1_S3_KEY_SECRET: testS3Credentials.secretAccessKey,
    REPO1_STORAGE_HOST: 'localhost',
    REPO1_STORAGE_PORT: port,
    REPO1_STORAGE_CA_FILE: tls.cert,
    REPO1_CIPHER_PASS: randomBytes(24).toString('base64'),
    PG1_SOCKET_PATH: join(folder, 'socket'),
    PG1_USER: 'postgres',
  }
  // The archive and restore commands of the servers inherit these variables.
  for (const [name, value] of Object.entries(settings)) process.env[`PGBACKREST_${name}`] = value
  return { folder, settings }
}

/** Starts a server that archives its WAL: a segment is sent when it is full, or after so many seconds. */
export async function startArchivingPostgres(
  { folder }: BackupArchive,
  archiveSeconds: number,
): Promise<PostgresServer & { clusterFolder: string }> {
  const clusterFolder = join(folder, 'primary')
  const server = await start(folder, 'primary', {
    archive_mode: 'on',
    archive_timeout: String(archiveSeconds),
    wal_level: 'replica',
    archive_command: `pgbackrest --pg1-path=${clusterFolder} archive-push %p`,
  })
  return { ...server, clusterFolder }
}

/** Runs pgBackRest as Postgres' user. @throws Error with what it said */
export async function runPgBackRest({
  server,
  clusterFolder,
  args,
}: {
  server?: PostgresServer
  clusterFolder: string
  args: readonly string[]
}): Promise<void> {
  const port = server && new URL(server.adminUrl).port
  const { uid, gid } = findServerUser()
  try {
    await promisify(execFile)(
      'pgbackrest',
      [`--pg1-path=${clusterFolder}`, ...(port ? [`--pg1-port=${port}`] : []), ...args],
      {
        ...(uid !== undefined && { uid, gid }),
        env: { ...process.env, PGPASSWORD: password },
        timeout: TOOL_TIMEOUT_MS,
      },
    )
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${message}\n${stdout}${stderr}`)
  }
}

/**
 * Restores a fresh server from the bucket alone and waits until it is open for writing; it stops with the stack.
 *
 * @param moment restored to; the end of the archive without one
 */
export async function restoreServer(
  { folder }: BackupArchive,
  { name, moment, stack }: { name: string; moment?: string; stack: AsyncDisposableStack },
): Promise<PostgresServer> {
  const clusterFolder = join(folder, name)
  ownedFolder(clusterFolder)
  const target = moment === undefined ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote']
  await runPgBackRest({ clusterFolder, args: ['restore', ...target] })
  const server = await start(folder, name, {})
  stack.defer(() => server.stop())
  await using closing = new AsyncDisposableStack()
  const client = await connectToServer(server.adminUrl, closing)
  await waitUntil('the restored server to open', async () => {
    const { rows } = await client.query<{ open: boolean }>('select not pg_is_in_recovery() as open')
    return rows[0]?.open === true
  })
  return server
}

/** Waits until the bucket contains everything written so far. */
export async function waitUntilArchived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal')
  await waitUntil('the archive', async () => {
    const done = await client.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return (done.rows[0]?.last ?? '') >= (rows[0]?.wal ?? '')
  })
}

/** Kills the server and deletes its disk, as when a machine is lost. */
export async function destroyServer(server: PostgresServer & { clusterFolder: string }): Promise<void> {
  server.kill()
  await server.ended
  rmSync(server.clusterFolder, { recursive: true, force: true })
}

export async function connectToServer(url: string, stack: AsyncDisposableStack): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore-check' })
  // A server that is killed on purpose ends its connections.
  client.on('error', () => {})
  await client.connect()
  stack.defer(() => client.end().catch(() => {}))
  return client
}

function start(folder: string, name: string, settings: Record<string, string>): Promise<PostgresServer> {
  const workFolder = join(folder, `${name}-work`)
  mkdirSync(workFolder)
  return startPostgres({
    clusterFolder: join(folder, name),
    workFolder,
    password,
    settings: { ...settings, unix_socket_directories: join(folder, 'socket') },
  })
}

function ownedFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 })
  const { uid, gid } = findServerUser()
  if (uid !== undefined) chownSync(path, uid, gid)
}
