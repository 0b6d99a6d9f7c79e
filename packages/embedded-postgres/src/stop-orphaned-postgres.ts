import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresError } from './postgres-error.ts'
import { readCommandLine, waitForProcessEnd } from './processes.ts'

const TIMEOUT_MS = 8000

/**
 * Stops the server that a killed run left behind. The pid file names it, and it is stopped only when its command line names
 * this very folder. Returns true when there was one; its data is whole or recovered at the next start.
 *
 * @throws PostgresError when it does not end within eight seconds
 */
export async function stopOrphanedPostgres(clusterFolder: string): Promise<boolean> {
  const pid = pidOf(clusterFolder)
  if (pid === null || !readCommandLine(pid).includes(clusterFolder)) return false
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(pid, signal) || (await waitForProcessEnd(pid, TIMEOUT_MS / 2))) return true
  }
  throw new PostgresError(
    `Postgres of an earlier run (process ${pid}) does not stop. Stop it and start again: kill -9 ${pid}`,
  )
}

function pidOf(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) && pid > 1 ? pid : null
  } catch {
    return null
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}
