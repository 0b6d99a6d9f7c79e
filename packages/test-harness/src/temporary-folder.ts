import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasRunFolder, listStaleFolders, removeStaleRunFolders } from './servers/run-folder.ts'
import { findSharedMemoryFolder, SHARED_MEMORY_FOLDER } from './shared-memory.ts'

const prefix = 'hibiki-run-'
/** A run holds less than half of it at a time, also in full. */
const MIN_FREE_BYTES = 4 * 2 ** 30

/**
 * Creates the folder for all data that the tests of this process store, and removes those of killed runs. It is in memory if there is
 * space, unless `TMPDIR` names another place: on a disk, writing temporary databases and media takes a tenth of the processor time of
 * integration tests.
 */
export function createTemporaryFolder(): string {
  for (const parent of new Set([SHARED_MEMORY_FOLDER, tmpdir()])) removeStaleFolders(parent)
  const parent = process.env.TMPDIR ? tmpdir() : (findSharedMemoryFolder(MIN_FREE_BYTES) ?? tmpdir())
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // The mode is that of `/tmp`, because under root the database server and apt are other users.
  chmodSync(folder, 0o1777)
  return folder
}

/**
 * Removes the folder, after the servers of a killed Vitest in it; one that is still running keeps it. Reports what stays instead of
 * failing, since that is no defect of the tests.
 */
export function removeTemporaryFolder(folder: string): void {
  try {
    removeStaleRunFolders(folder)
    if (!hasRunFolder(folder))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  } catch (error) {
    console.warn(`${folder} is left behind: ${(error as Error).message}`)
  }
}

function removeStaleFolders(parent: string): void {
  try {
    removeStaleRunFolders(parent)
    for (const folder of listStaleFolders(parent, prefix)) removeTemporaryFolder(folder)
  } catch (error) {
    // Another user's, or another run is at it.
    console.warn(`what killed runs left in ${parent} stays: ${(error as Error).message}`)
  }
}
