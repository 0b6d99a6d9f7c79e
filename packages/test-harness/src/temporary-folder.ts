import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeStaleRunFolders, staleFolders } from './servers/run-folder.ts'
import { sharedMemoryFolder } from './shared-memory.ts'

const prefix = 'hibiki-run-'
/** Bytes; a run holds less than half of it at a time, also in full. */
const ROOM = 4 * 2 ** 30

/**
 * Makes the folder for all that the tests of this process store, and removes those of runs that were killed. It is in memory where that
 * has room, unless `TMPDIR` names another place: on a disk, writing databases and media that are thrown away takes a tenth of the
 * processor time of integration tests.
 */
export function createTemporaryFolder(): string {
  const parent = process.env.TMPDIR ?? sharedMemoryFolder(ROOM) ?? tmpdir()
  for (const folder of staleFolders(parent, prefix)) {
    removeStaleRunFolders(folder)
    removeTemporaryFolder(folder)
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // As `/tmp`: run as root, the database server and apt are other users.
  chmodSync(folder, 0o1777)
  return folder
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
