import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RenderedFile, RenderJob } from './render-job.ts'

const MAX_WORKERS = 4

/** Renders all jobs on worker threads into files of `folder`; `onRendered` is awaited after each, before its worker starts the next one. */
export async function renderInWorkers(
  jobs: readonly RenderJob[],
  folder: string,
  onRendered: (file: RenderedFile) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...jobs]
  const count = Math.min(availableParallelism(), MAX_WORKERS, jobs.length)
  await Promise.all(Array.from({ length: count }, () => work(waiting, { folder, onRendered, signal })))
}

async function work(
  waiting: RenderJob[],
  options: {
    folder: string
    onRendered: (file: RenderedFile) => Promise<void>
    signal: AbortSignal | undefined
  },
): Promise<void> {
  const { folder, onRendered, signal } = options
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: folder, execArgv: [] })
  const stop = () => void worker.terminate()
  signal?.addEventListener('abort', stop)
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) await onRendered(await response(worker, job))
  } catch (error) {
    waiting.length = 0
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

function response(worker: Worker, job: RenderJob): Promise<RenderedFile> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The synthesis was stopped.'))
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (file: RenderedFile) => {
      worker.off('error', reject)
      worker.off('exit', onExit)
      resolve(file)
    })
    worker.postMessage(job)
  })
}
