import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where a program that was built for the tests is kept between runs. */
export function cachedToolFolder(name: string): string {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  return join(cache, 'hibiki-tools', name)
}
