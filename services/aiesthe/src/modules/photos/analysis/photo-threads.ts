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

export function createPhotoThreads(maxMs = MAX_MS): PhotoThreads {
  const count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))
  let pool: Piscina | null = null
  let isClosed = false

  async function run<Answer>(name: string, task: unknown): Promise<Answer> {
    if (isClosed) throw new Error('the photo threads are closed')
    pool ??= new Piscina({
      filename: new URL('./worker/index.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: count,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // Workers do not inherit the flags of the process, because a test runner sets its own.
      execArgv: [],
    })
    const signal = AbortSignal.timeout(maxMs)
    try {
      return (await pool.run(task, { name, signal })) as Answer
    } catch (error) {
      // A task that takes too long is ended together with its thread; the next task gets a new one.
      throw signal.aborted ? new ApiError('E5030') : error
    }
  }

  return {
    count,
    analyze: (bytes) => run('analyze', bytes),
    prepare: (bytes) => run('prepareWithJpeg', bytes),
    crop: (pixels, plan) => run('cropFace', { pixels, plan }),
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
