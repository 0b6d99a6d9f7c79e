import { availableParallelism } from 'node:os'
import type { PixelImage } from '@hibiki/face-gate'
import { ApiError } from '@hibiki/http'
import { Piscina } from 'piscina'
import type { PhotoAnalysis } from './analyze-photo.ts'
import type { CropPlan, FaceCrops, PhotoPreparation } from './photo.ts'

/** Decodes, analyzes and crops photos on worker threads, so that this never blocks the event loop. */
export interface PhotoThreads {
  /** How many tasks run at a time; more would wait within their time limit. */
  readonly count: number
  /** Starts a thread and loads its engine, so that the next photo need not wait for that. Fails silently. */
  warmUp(): void
  /** Prepares, analyzes and crops in one task. @throws E5030 like the others when it takes too long */
  analyze(bytes: Uint8Array): Promise<PhotoAnalysis>
  prepare(bytes: Uint8Array): Promise<PhotoPreparation>
  crop(pixels: PixelImage, plan: CropPlan): Promise<FaceCrops>
  close(): Promise<void>
}

/** Each thread uses a whole core; one core stays free for other requests. */
const MAX_THREADS = 4
const HEAP_MB = 128
/** Loading the engine takes about a second, so threads stay for a while after the last photo. */
const IDLE_MS = 5 * 60_000
const MAX_MS = 20_000
/** Longer than the gateway waits: the engine goes on loading for the repeated photo. */
const MAX_LOAD_MS = 60_000

interface Options {
  /** The time limit of one task, without the loading of the engine. */
  maxMs?: number
  /** The module of the tasks, with a `loadEngine` of its own. */
  worker?: URL
}

export function createPhotoThreads({
  maxMs = MAX_MS,
  worker = new URL('./worker/index.ts', import.meta.url),
}: Options = {}): PhotoThreads {
  const count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))
  let pool: Piscina | null = null
  let isClosed = false
  let isWarmingUp = false

  async function run<Answer>(name: string, task: unknown, limitMs = maxMs): Promise<Answer> {
    if (isClosed) throw new Error('the photo threads are closed')
    pool ??= new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: count,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // Workers do not inherit the flags of the process, because a test runner sets its own.
      execArgv: [],
    })
    const signal = AbortSignal.timeout(limitMs)
    try {
      return (await pool.run(task, { name, signal })) as Answer
    } catch (error) {
      // A task that takes too long is ended together with its thread; the next task gets a new one.
      throw signal.aborted ? new ApiError('E5030') : error
    }
  }

  const loadEngine = () => run<void>('loadEngine', undefined, MAX_LOAD_MS)

  return {
    count,
    warmUp() {
      if (isWarmingUp) return
      isWarmingUp = true
      void loadEngine()
        .catch(() => undefined)
        .finally(() => {
          isWarmingUp = false
        })
    },
    async analyze(bytes) {
      await loadEngine()
      return run('analyze', bytes)
    },
    prepare: (bytes) => run('prepareWithJpeg', bytes),
    crop: (pixels, plan) => run('cropFace', { pixels, plan }),
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
