import { join, resolve, sep } from 'node:path'

const SAFE_KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

/** The file of a key. Keys come from our own rows, yet no key may ever lead out of the folder: such a one throws. */
export function storagePath(folder: string, storageKey: string): string {
  const root = resolve(folder)
  const path = join(root, storageKey)
  if (!SAFE_KEY.test(storageKey) || !path.startsWith(root + sep)) throw new Error('unsafe storage key')
  return path
}
