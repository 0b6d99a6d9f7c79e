import { randomInt } from 'node:crypto'
import { pid } from 'node:process'
import getPort from 'get-port'

/** Above the last port that browsers refuse to open (10080), below those that systems give to outgoing connections. */
const MIN_PORT = 10_100
const MAX_PORT = 32_000

/** A port is free until its server listens: processes that start side by side mostly choose from different ranges. */
const RANGES = 64
const RANGE_SIZE = Math.floor((MAX_PORT - MIN_PORT) / RANGES)
const firstPort = MIN_PORT + (pid % RANGES) * RANGE_SIZE

/** Returns a loopback port that nobody listens on at this moment, and that nobody is likely to take in the next. */
export async function findFreePort(): Promise<number> {
  const candidates = Array.from({ length: 10 }, () => firstPort + randomInt(RANGE_SIZE))
  return getPort({ host: '127.0.0.1', port: candidates })
}
