import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@hibiki/database'
import type { DataFolder } from '../folder/data-folder.ts'
import { Problem } from '../problem.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { freePort } from './free-port.ts'
import { checkReachable, findServerUser, type ServerUser } from './server-user.ts'
import { stopOrphan } from './stop-orphan.ts'

export interface LocalPostgres {
  /** The superuser's URL. */
  adminUrl: string
  /** Resolves when the server ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
  /** Without waiting; what was committed is recovered at the next start. */
  kill(): void
}

const readyWithinMs = 30_000
const stopWithinMs = 3500

/** Starts the embedded server on a free loopback port, after creating its cluster or stopping what a killed run left. */
export async function startPostgres(folder: DataFolder, password: string): Promise<LocalPostgres> {
  const user = findServerUser()
  checkReachable(folder.path, user)
  const binaries = findBinaries(folder.path, user)
  await stopOrphan(folder.postgres)
  if (!existsSync(join(folder.postgres, 'PG_VERSION'))) await createCluster(folder, binaries, user, password)

  const port = await freePort()
  const log = openSync(join(folder.logs, 'postgres.log'), 'a')
  const server = spawn(
    binaries.postgres,
    ['-D', folder.postgres, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    {
      ...runAs(folder, user),
      // Its own process group: Ctrl-C is for this process, which stops the services before their database.
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  const ended = once(server, 'exit').then(() => {})
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(adminUrl, server, folder)
  } catch (error) {
    server.kill('SIGQUIT')
    throw error
  }
  return {
    adminUrl,
    ended,
    kill: () => server.kill('SIGQUIT'),
    async stop() {
      // A fast shutdown writes its checkpoint; when that takes too long, recovery does the rest at the next start.
      server.kill('SIGINT')
      const hurry = setTimeout(() => server.kill('SIGQUIT'), stopWithinMs)
      await ended
      clearTimeout(hurry)
    },
  }
}

/** Made beside its place and then moved there, so that a killed first start leaves nothing half made. */
async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  user: ServerUser,
  password: string,
): Promise<void> {
  const unfinished = `${folder.postgres}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = join(folder.path, 'postgres-password.new')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined)
    for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        ...['-D', unfinished, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ja-JP'],
      ],
      runAs(folder, user),
    )
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Problem(
      `The database could not be created in ${folder.path}: ${stderr.trim().split('\n').at(-1)}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, folder.postgres)
}

function runAs(folder: DataFolder, user: ServerUser) {
  const { uid, gid } = user
  return { cwd: folder.path, ...(uid === undefined ? {} : { uid, gid }) }
}

async function waitUntilReady(url: string, server: ChildProcess, folder: DataFolder): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  for (;;) {
    const database = openDatabase({ url, schema: 'public', maxConnections: 1, applicationName: 'local' })
    try {
      await database.pool.query('SELECT 1')
      return
    } catch {
      if (server.exitCode !== null || performance.now() > deadline) {
        throw new Problem(`The database does not start; ${join(folder.logs, 'postgres.log')} says why.`)
      }
      await delay(30)
    } finally {
      await database.close()
    }
  }
}
