import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * Below the ports that systems give to outgoing connections, so that none of those takes a port before its server listens, and above
 * the last one that browsers refuse to open (10080).
 */
const LOWEST = 10_100
const HIGHEST = 32_000

/** A loopback port that nobody listens on at this moment, and that nobody is likely to take in the next moment. */
export async function freePort(): Promise<number> {
  const tried = Array.from({ length: 10 }, () => randomInt(LOWEST, HIGHEST))
  return getPort({ host: '127.0.0.1', port: tried })
}
