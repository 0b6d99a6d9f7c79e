import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface BareEngine {
  /** Returns the milliseconds from the bytes of a photo to its faces. */
  measureMs(photo: Uint8Array): Promise<number>
  close(): Promise<unknown>
}

/** Starts the engine alone on a thread as the service does, to measure what a diagnosis costs at least. */
export async function startBareEngine(): Promise<BareEngine> {
  const worker = new Worker(new URL('./bare-engine-thread.ts', import.meta.url))
  await once(worker, 'message')
  return {
    async measureMs(photo) {
      const startedAt = performance.now()
      worker.postMessage(photo)
      const [faces] = await once(worker, 'message')
      const ms = performance.now() - startedAt
      if (faces !== 1) throw new Error(`The engine found ${faces} faces in the photo of the bench.`)
      return ms
    },
    close: () => worker.terminate(),
  }
}
