import { Piscina } from 'piscina'
import type { Inspection } from './inspect-file.ts'

/** Looks at files on worker threads, so that no event loop waits for a decoder. */
export interface Inspector {
  /** @throws when the worker dies or takes too long, which says nothing about the file */
  inspect(path: string): Promise<Inspection>
  close(): Promise<void>
}

/** Each decodes as fast as one core; more would take the cores that answer people. */
const THREADS = 2
const HEAP_MB = 96
/** Four hours of sound take a minute or two. */
const MAX_MS = 5 * 60_000
const IDLE_MS = 30_000

export function createInspector(): Inspector {
  let pool: Piscina | null = null
  let isClosed = false
  return {
    async inspect(path) {
      if (isClosed) throw new Error('the inspector is closed')
      pool ??= new Piscina({
        filename: new URL('./worker.ts', import.meta.url).href,
        maxThreads: THREADS,
        minThreads: 0,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
        // Flags of the process that is running are not for its workers: a test runner brings its own.
        execArgv: [],
      })
      return (await pool.run(path, { signal: AbortSignal.timeout(MAX_MS) })) as Inspection
    },
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
