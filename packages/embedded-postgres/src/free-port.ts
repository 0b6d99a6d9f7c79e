import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Above the last port that browsers refuse to open (10080), below those that systems give to outgoing connections. */
const MIN_PORT = 10_100
const MAX_PORT = 32_000

/** Returns a loopback port that nobody listens on at this moment, and that nobody is likely to take in the next. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: 10 }, () => randomInt(MIN_PORT, MAX_PORT))
  return getPort({ host: '127.0.0.1', port: candidates })
}
