import { execFileSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { PostgresError } from './postgres-error.ts'

/** The user Postgres runs as; empty: the same user as this process. */
export type ServerUser = { uid: number; gid: number; name: string } | Record<string, never>

/**
 * Returns the user that the server runs as. Postgres does not run as root, so root uses `postgres` or, if that does not exist, `nobody`.
 *
 * @throws PostgresError as root on a system with neither
 */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = id('-u', name)
    const gid = id('-g', name)
    if (uid !== null && gid !== null) return { uid, gid, name }
  }
  throw new PostgresError(
    'Postgres refuses to run as root, and there is no user "postgres" or "nobody" to run it as. ' +
      'Start as an ordinary user, or add one: useradd --system postgres',
  )
}

/**
 * Lets the server's user pass through a folder of this process's own user (its other files stay private).
 *
 * @throws PostgresError when the user may not even walk there, as below a home folder of mode 700
 */
export function grantFolderAccess(folder: string, user: ServerUser): void {
  if (user.uid === undefined) return
  const { mode, uid: owner } = statSync(folder)
  if (owner === process.getuid?.() && !mayEnter(folder, user.uid, user.gid)) chmodSync(folder, mode | 0o011)
  const closed = parentsOf(folder).find((path) => !mayEnter(path, user.uid, user.gid))
  if (closed === undefined) return
  throw new PostgresError(
    `Postgres refuses to run as root and runs as the user "${user.name}", who may not enter ${closed}. ` +
      'Choose a data folder that everybody can reach: DATA_DIR=/some/other/path npm start',
  )
}

function parentsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...parentsOf(parent), folder]
}

function mayEnter(path: string, uid: number, gid: number): boolean {
  const stats = statSync(path)
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0
  return (stats.mode & (stats.gid === gid ? 0o010 : 0o001)) !== 0
}

function id(flag: '-u' | '-g', name: string): number | null {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null
  }
}
