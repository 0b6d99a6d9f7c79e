import { Pool } from 'undici'

/** One running copy of a service and the connections kept to it. */
export interface Copy {
  origin: string
  pool: Pool
  /** Milliseconds of the clock until which this copy is only asked when no other is left. */
  avoidUntil: number
}

export interface Copies {
  /** The next copy in turn; one that lately refused connections, or that was tried already, comes last. */
  next(tried: readonly Copy[]): Copy | null
  reportGone(copy: Copy): void
  all: readonly Copy[]
  close(): Promise<void>
}

/** Two tries, each with this long to connect, stay below the second within which a 503 is promised. */
const connectTimeoutMs = 450
const avoidGoneCopyMs = 1000
const connectionsPerCopy = 256
/** No byte for this long is a dead service; while bytes flow a media stream may last for hours. */
const silenceTimeoutMs = 30_000

/** Round robin over the copies of one service, with kept-alive connections to each. */
export function createCopies(origins: readonly string[]): Copies {
  const all: Copy[] = origins.map((origin) => ({
    origin,
    avoidUntil: 0,
    pool: new Pool(origin, {
      connections: connectionsPerCopy,
      pipelining: 1,
      connect: { timeout: connectTimeoutMs },
      // Longer than any service keeps an idle connection: its own Keep-Alive hint, less a second, decides.
      keepAliveTimeout: 60_000,
      keepAliveTimeoutThreshold: 1000,
      headersTimeout: 0,
      bodyTimeout: silenceTimeoutMs,
    }),
  }))
  let turn = 0

  return {
    all,
    next(tried) {
      const now = performance.now()
      let fallback: Copy | null = null
      for (let step = 0; step < all.length; step++) {
        const copy = all[(turn + step) % all.length]
        if (!copy || tried.includes(copy)) continue
        if (copy.avoidUntil <= now) {
          turn = (turn + step + 1) % all.length
          return copy
        }
        fallback ??= copy
      }
      return fallback
    },
    reportGone(copy) {
      copy.avoidUntil = performance.now() + avoidGoneCopyMs
    },
    async close() {
      await Promise.all(all.map(({ pool }) => pool.destroy()))
    },
  }
}
