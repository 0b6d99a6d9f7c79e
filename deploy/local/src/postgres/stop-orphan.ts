import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { commandLineOf, waitForEnd } from '../processes.ts'

const timeoutMs = 8000

/**
 * Stops the server that a killed run left behind: its pid file names it, and only a process whose command line names this
 * very folder is ours. Returns true when there was one. Its data is whole: it wrote its checkpoint, or recovers now.
 */
export async function stopOrphan(folder: string): Promise<boolean> {
  const pid = pidOf(folder)
  if (pid === null || !commandLineOf(pid).includes(folder)) return false
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(pid, signal) || (await waitForEnd(pid, timeoutMs / 2))) return true
  }
  throw new Problem(
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
