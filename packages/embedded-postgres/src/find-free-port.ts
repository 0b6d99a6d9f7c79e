import { randomInt } from 'node:crypto'
import { pid } from 'node:process'
import getPort from 'get-port'

/** Lies above the last port that browsers block (10080), and below those that systems use for outgoing connections. */
const MIN_PORT = 10_100
const MAX_PORT = 32_000

/** A port is free until its server listens: processes that start side by side mostly choose from different ranges. */
const RANGES = 64
const RANGE_SIZE = Math.floor((MAX_PORT - MIN_PORT) / RANGES)
const firstPort = MIN_PORT + (pid % RANGES) * RANGE_SIZE

/** Returns a loopback port that is free now and unlikely to be taken soon. */
export async function findFreePort(): Promise<number> {
  const candidates = Array.from({ length: 10 }, () => firstPort + randomInt(RANGE_SIZE))
  return getPort({ host: '127.0.0.1', port: candidates })
}
