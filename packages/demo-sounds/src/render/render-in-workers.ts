import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RenderedFile, RenderFolders, RenderJob } from './render-job.ts'

const MAX_WORKERS = 4

/** Renders all jobs on worker threads; `onRendered` is awaited after each, before its worker takes the next one. */
export async function renderInWorkers(
  jobs: readonly RenderJob[],
  folders: RenderFolders,
  onRendered: (files: RenderedFile[]) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs]
  const count = Math.min(availableParallelism(), MAX_WORKERS, jobs.length)
  await Promise.all(Array.from({ length: count }, () => work(waiting, folders, onRendered)))
}

async function work(
  waiting: RenderJob[],
  folders: RenderFolders,
  onRendered: (files: RenderedFile[]) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: folders, execArgv: [] })
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) await onRendered(await response(worker, job))
  } catch (error) {
    waiting.length = 0
    throw error
  } finally {
    await worker.terminate()
  }
}

function response(worker: Worker, job: RenderJob): Promise<RenderedFile[]> {
  return new Promise((resolve, reject) => {
    const onMessage = (files: RenderedFile[]) => {
      worker.off('error', reject)
      resolve(files)
    }
    worker.once('error', reject)
    worker.once('message', onMessage)
    worker.postMessage(job)
  })
}
