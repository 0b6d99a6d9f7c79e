import { parentPort, workerData } from 'node:worker_threads'
import { renderFiles } from './render-files.ts'
import type { RenderFolders, RenderJob } from './render-job.ts'

const folders = workerData as RenderFolders

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await renderFiles(job, folders))
})
