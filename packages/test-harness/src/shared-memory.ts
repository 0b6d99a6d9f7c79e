import { statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'

/**
 * The folder whose files are kept in memory, or undefined where there is none or it has less room: a container's usually has 64 MiB.
 *
 * @param room the free space it must have, in bytes
 */
export function sharedMemoryFolder(room: number): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= room ? FOLDER : undefined
  } catch {
    return undefined
  }
}
