import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import type { ServerUser } from './server-user.ts'

export interface PostgresClusterOptions {
  clusterFolder: string
  workFolder: string
  password: string
  /** False skips flushing the new cluster to disk, and makes passwords cheap to check. */
  durable: boolean
}

/**
 * Creates the cluster beside its place and moves it there, so that a killed first start leaves nothing half made.
 *
 * @throws PostgresError when it cannot be created, or its place holds something else
 */
export async function createPostgresCluster(
  { clusterFolder, workFolder, password, durable }: PostgresClusterOptions,
  { initdb }: PostgresBinaries,
  { uid, gid }: ServerUser,
): Promise<void> {
  if (contentsOf(clusterFolder).length > 0) {
    throw new PostgresError(
      `${clusterFolder} holds files but no database (PG_VERSION is missing). Restore it from a copy, ` +
        'or start with a new folder: DATA_DIR=/some/other/path npm start',
    )
  }
  const draft = `${clusterFolder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(workFolder, 'postgres-password.new')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const identity = uid === undefined ? {} : { uid, gid }
  if (uid !== undefined) for (const path of [draft, passwordFile]) chownSync(path, uid, gid)
  try {
    await promisify(execFile)(
      initdb,
      [
        ...['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ja-JP'],
        // Passwords are random with at least 32 bytes, so that nobody can guess them; fewer iterations make a login milliseconds faster.
        ...['--set', 'scram_iterations=1'],
        ...(durable ? [] : ['--no-sync']),
      ],
      { cwd: workFolder, ...identity },
    )
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new PostgresError(
      `The database could not be created in ${workFolder}: ${stderr.trim().split('\n').at(-1)}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, clusterFolder)
}

function contentsOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
