import { join, resolve, sep } from 'node:path'

const SAFE_KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

/** Returns the path of a key's file. Keys come from our own rows, yet a key that leads out of the folder throws. */
export function toStoragePath(folder: string, storageKey: string): string {
  requireSafeStorageKey(storageKey)
  const root = resolve(folder)
  const path = join(root, storageKey)
  if (!path.startsWith(root + sep)) throw new Error('unsafe storage key')
  return path
}

/** Throws for a key that some storage could read as something else than a name below its root. */
export function requireSafeStorageKey(storageKey: string): string {
  if (!SAFE_KEY.test(storageKey)) throw new Error('unsafe storage key')
  return storageKey
}
