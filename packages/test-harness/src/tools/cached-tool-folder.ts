import { homedir } from 'node:os'
import { join } from 'node:path'

/** Returns the folder that caches a program built for the tests. */
export function getCachedToolFolder(name: string): string {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  return join(cache, 'hibiki-tools', name)
}
