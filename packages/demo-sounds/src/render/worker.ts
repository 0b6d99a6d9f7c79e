import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { renderFile } from './render-file.ts'
import type { RenderJob } from './render-job.ts'

const folder = workerData as string

// Whatever else this process starts meanwhile goes first. Elsewhere than on Linux, threads have no priority of their own.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await renderFile(job, folder))
})
