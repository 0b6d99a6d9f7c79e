import { Piscina } from 'piscina'
import type { InspectionResult } from './inspect-mp3-file.ts'

/** Inspects files on worker threads, so that decoding never blocks the event loop. */
export interface Mp3Inspector {
  /** @throws when the worker dies or times out, which says nothing about the file */
  inspect(path: string): Promise<InspectionResult>
  close(): Promise<void>
}

/** Each worker uses a whole core; more of them would take the cores that serve requests. */
const THREADS = 2
const HEAP_MB = 96
/** Four hours of audio take a minute or two. */
const MAX_MS = 5 * 60_000
const IDLE_MS = 30_000

export function createMp3Inspector(): Mp3Inspector {
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
        // Workers do not inherit the flags of the process, because a test runner sets its own.
        execArgv: [],
      })
      return (await pool.run(path, { signal: AbortSignal.timeout(MAX_MS) })) as InspectionResult
    },
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
