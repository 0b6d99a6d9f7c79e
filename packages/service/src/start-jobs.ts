import { startPeriodicJob } from '@hibiki/http'
import type { Logger } from 'pino'
import type { JobMetrics } from './metrics/job-metrics.ts'

/** Work that runs at intervals. Several replicas run it concurrently, so it must not assume to be the only one. */
export interface Job {
  /** kebab-case, unique in the service */
  name: string
  everyMs: number
  /** The delay of the first run, `everyMs` by default. */
  firstAfterMs?: number
  /** A rejection is logged, and the job runs again next time. `signal` aborts when the service closes. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface RunningJobs extends AsyncDisposable {
  /** Runs a job now, beside its schedule; for local mode and tests, which move the clock. */
  run(name: string): Promise<void>
}

/** Starts all jobs; disposing waits for the runs under way. */
export function startJobs(jobs: readonly Job[], log: Logger, metrics: JobMetrics): RunningJobs {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  if (byName.size < jobs.length) throw new Error('two jobs share a name')
  const stopping = new AbortController()
  const running = jobs.map(({ name, everyMs, firstAfterMs = everyMs, run }) => {
    metrics.setJobInterval(name, everyMs)
    return startPeriodicJob({
      name,
      everyMs,
      firstAfterMs,
      log,
      async run() {
        try {
          await run(stopping.signal)
          metrics.recordSuccess(name)
        } catch (error) {
          // Work that ended because the service closes is no failure.
          if (stopping.signal.aborted) return
          metrics.recordFailure(name)
          throw error
        }
      },
    })
  })
  return {
    async run(name) {
      const job = byName.get(name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.run(stopping.signal)
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(running.map((job) => job.stop()))
    },
  }
}
