import { Pool } from 'undici'

/** One running replica of a service and its pool of connections. */
export interface Upstream {
  origin: string
  pool: Pool
  /** Until this time, by `performance.now()`, the replica is chosen only when no other is left. */
  avoidUntil: number
}

export interface UpstreamPool {
  /** Returns the next replica in rotation, last those that refused a connection within the last second, and never one in `tried`. */
  next(tried: readonly Upstream[]): Upstream | null
  reportGone(upstream: Upstream): void
  all: readonly Upstream[]
  close(): Promise<void>
}

/** Two attempts to connect with this timeout stay below the second within which a 503 is promised. */
const CONNECT_TIMEOUT_MS = 450
const AVOID_GONE_MS = 1000
const CONNECTIONS_PER_UPSTREAM = 256
/** A service that sends no byte for this long counts as dead; while bytes flow a media stream may last for hours. */
const SILENCE_TIMEOUT_MS = 30_000

/** Creates a pool that rotates over the replicas of one service, with keep-alive connections to each. */
export function createUpstreamPool(origins: readonly string[]): UpstreamPool {
  const all: Upstream[] = origins.map((origin) => ({
    origin,
    avoidUntil: 0,
    pool: new Pool(origin, {
      connections: CONNECTIONS_PER_UPSTREAM,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // This is longer than any service keeps an idle connection, so its own Keep-Alive hint, less a second, decides.
      keepAliveTimeout: 60_000,
      keepAliveTimeoutThreshold: 1000,
      headersTimeout: 0,
      bodyTimeout: SILENCE_TIMEOUT_MS,
    }),
  }))
  let turn = 0

  return {
    all,
    next(tried) {
      const now = performance.now()
      let fallback: Upstream | null = null
      for (let step = 0; step < all.length; step++) {
        const upstream = all[(turn + step) % all.length]
        if (!upstream || tried.includes(upstream)) continue
        if (upstream.avoidUntil <= now) {
          turn = (turn + step + 1) % all.length
          return upstream
        }
        fallback ??= upstream
      }
      return fallback
    },
    reportGone(upstream) {
      upstream.avoidUntil = performance.now() + AVOID_GONE_MS
    },
    async close() {
      await Promise.all(all.map(({ pool }) => pool.destroy()))
    },
  }
}
