import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the ports that systems give to outgoing connections: none of those takes a port before its server listens. */
const LOWEST = 10_000
const HIGHEST = 32_000

/** A loopback port that nobody listens on at this moment, and that nobody is likely to take in the next. */
export async function freePort(): Promise<number> {
  const tried = Array.from({ length: 10 }, () => randomInt(LOWEST, HIGHEST))
  return getPort({ host: '127.0.0.1', port: tried })
}
