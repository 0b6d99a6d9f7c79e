import { parentPort, workerData } from 'node:worker_threads'
import { renderFiles } from './render-files.ts'
import type { RenderJob } from './render-job.ts'

const folder = workerData as string

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await renderFiles(job, folder))
})
