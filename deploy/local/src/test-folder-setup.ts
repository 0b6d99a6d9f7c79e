import { makeFirstFolder, removeFirstFolder } from './test-folder.ts'

/** Several projects of one run name this setup; they share the folder through this process-wide record. */
const shared = globalThis as typeof globalThis & {
  hibikiFirstFolder?: { users: number; made: Promise<void> }
}

/** Vitest's global setup of tests that start the product: the data folder that each of them copies. */
export async function setup(): Promise<void> {
  shared.hibikiFirstFolder ??= { users: 0, made: makeFirstFolder() }
  shared.hibikiFirstFolder.users += 1
  await shared.hibikiFirstFolder.made
}

export async function teardown(): Promise<void> {
  const record = shared.hibikiFirstFolder
  if (record === undefined) return
  record.users -= 1
  if (record.users > 0) return
  delete shared.hibikiFirstFolder
  await removeFirstFolder()
}
