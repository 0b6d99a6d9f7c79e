import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServerUser, readCommandLine } from '@hibiki/embedded-postgres'

const prefix = 'hibiki-test-'

/**
 * Makes the folder that holds everything of this test run (`<tmp>/hibiki-test-<pid>-<random>`), reachable for the user whom
 * the servers run as.
 */
export function createRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const { uid, gid } = findServerUser()
  if (uid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/**
 * Removes what killed runs left behind: their servers first, then their folders. Runs still alive are left alone.
 *
 * @param parent where the folders of runs are
 */
export function removeStaleRunFolders(parent = tmpdir()): void {
  for (const folder of listStaleFolders(parent, prefix)) {
    for (const pidFile of ['postgres/postmaster.pid', 'nats/nats.pid', 's3/s3.pid'])
      killServer(join(folder, pidFile), folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Returns the folders `<start><pid>-<random>` whose process has ended. */
export function listStaleFolders(parent: string, start: string): string[] {
  return namesIn(parent)
    .filter((name) => {
      const owner = new RegExp(`^${start}(\\d+)-`).exec(name)?.[1]
      return owner !== undefined && !isAlive(Number(owner))
    })
    .map((name) => join(parent, name))
}

/** Whether a run that has not been removed stores its data there. */
export const hasRunFolder = (parent: string): boolean =>
  namesIn(parent).some((name) => name.startsWith(prefix))

/** Returns no names if the folder does not exist, or another run has just removed it. */
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

function killServer(pidFile: string, folder: string): void {
  const pid = readPid(pidFile)
  // The id may belong to another process by now; only one that names this folder is its server.
  if (pid !== undefined && readCommandLine(pid).includes(folder)) process.kill(pid, 'SIGQUIT')
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    return Number.isInteger(pid) ? pid : undefined
  } catch {
    // No such server, or another run is cleaning up the same folder.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
