import { accessSync, constants, statfsSync } from 'node:fs'

/** Files in this folder are stored in memory. */
export const SHARED_MEMORY_FOLDER = '/dev/shm'

/**
 * {@link SHARED_MEMORY_FOLDER}, or undefined where there is none, it is not for this user, or it and the machine have less room. In a
 * container it usually holds 64 MiB.
 */
export function findSharedMemoryFolder(minFreeBytes: number): string | undefined {
  try {
    accessSync(SHARED_MEMORY_FOLDER, constants.W_OK)
    const { bavail, bsize } = statfsSync(SHARED_MEMORY_FOLDER)
    return Math.min(bavail * bsize, process.availableMemory()) >= minFreeBytes
      ? SHARED_MEMORY_FOLDER
      : undefined
  } catch {
    return undefined
  }
}
