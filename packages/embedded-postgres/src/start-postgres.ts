import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createPostgresCluster } from './create-postgres-cluster.ts'
import { findFreePort } from './find-free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { findServerUser, grantFolderAccess } from './server-user.ts'
import { stopOrphanedPostgres } from './stop-orphaned-postgres.ts'
import { waitUntilPostgresReady } from './wait-until-postgres-ready.ts'

export interface PostgresServer {
  /** The superuser's URL. */
  adminUrl: string
  /** Resolves when the server ended, for whatever reason. */
  ended: Promise<void>
  /** Writes a checkpoint and ends; what takes too long is left to the recovery at the next start. */
  stop(): Promise<void>
  /** Ends the server at once, without a checkpoint; what was committed is recovered at the next start. */
  kill(): void
}

/** Safe only where the data is thrown away: a crash of the machine (not of a process) may lose it. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

const STOP_WITHIN_MS = 3500

/**
 * Starts the embedded server on a free loopback port, after creating its cluster or stopping what a killed run left behind.
 *
 * @param options.clusterFolder the data of the server; created on the first start
 * @param options.workFolder an existing folder for short-lived files; an absolute path, like the others
 * @param options.logFile where the server writes its log; `postgres.log` of the work folder unless given
 * @param options.settings settings of the server by name
 * @param options.durable false turns off every flush to disk, for data that is thrown away
 * @throws PostgresError with a sentence for the operator
 */
export async function startPostgres(options: {
  clusterFolder: string
  workFolder: string
  password: string
  logFile?: string
  settings?: Record<string, string>
  durable?: boolean
}): Promise<PostgresServer> {
  const { clusterFolder, workFolder, password, durable = true } = options
  const user = findServerUser()
  grantFolderAccess(workFolder, user)
  const binaries = findPostgresBinaries(workFolder, user)
  await stopOrphanedPostgres(clusterFolder)
  if (!existsSync(join(clusterFolder, 'PG_VERSION')))
    await createPostgresCluster({ clusterFolder, workFolder, password, durable }, binaries, user)

  const port = await findFreePort()
  const settings = Object.entries({ ...(durable ? {} : fastSettings), ...options.settings })
  const logFile = options.logFile ?? join(workFolder, 'postgres.log')
  const log = openSync(logFile, 'a')
  const logStart = fstatSync(log).size
  const server = spawn(
    binaries.postgres,
    [
      ...['-D', clusterFolder, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: workFolder,
      ...(user.uid === undefined ? {} : { uid: user.uid, gid: user.gid }),
      // The server has a process group of its own, because Ctrl-C is for this process, which first stops those that use the database.
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const ended = once(server, 'exit').then(() => {})
  // Nobody may be waiting for the end yet; a failed spawn is reported below as a server that does not start.
  ended.catch(() => {})
  server.unref()
  const kill = () => {
    // The process stays alive for whoever waits for the end of the server.
    server.ref()
    server.kill('SIGQUIT')
  }
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await waitUntilPostgresReady({ url: adminUrl, server, clusterFolder, logFile, logStart })
  } catch (error) {
    kill()
    throw error
  }
  return {
    adminUrl,
    ended,
    kill,
    async stop() {
      server.ref()
      server.kill('SIGINT')
      const hurry = setTimeout(kill, STOP_WITHIN_MS)
      await ended
      clearTimeout(hurry)
    },
  }
}
