import { Counter, Gauge, type Registry } from 'prom-client'

/** The outcomes of the jobs of a service. */
export interface JobMetrics {
  setJobInterval(job: string, everyMs: number): void
  recordSuccess(job: string): void
  recordFailure(job: string): void
}

// The label is `task`, because `job` is Prometheus' own.
/** Adds metrics for alerts about each job: when it last succeeded in this replica, how often it is due, and how often it failed. */
export function addJobMetrics(registry: Registry): JobMetrics {
  const options = { labelNames: ['task'] as const, registers: [registry] }
  const interval = new Gauge({
    name: 'hibiki_job_interval_seconds',
    help: 'How often a job is due',
    ...options,
  })
  const lastSuccess = new Gauge({
    name: 'hibiki_job_last_success_timestamp_seconds',
    help: 'When a job last succeeded in this copy; before the first time, when the copy started',
    ...options,
  })
  const failures = new Counter({
    name: 'hibiki_job_failures_total',
    help: 'Runs of a job that failed',
    ...options,
  })
  return {
    setJobInterval(job, everyMs) {
      interval.set({ task: job }, everyMs / 1000)
      // A job that never succeeds is overdue, too.
      lastSuccess.setToCurrentTime({ task: job })
      // A series from the start: an increase is seen from the first failure on.
      failures.inc({ task: job }, 0)
    },
    recordSuccess: (job) => lastSuccess.setToCurrentTime({ task: job }),
    recordFailure: (job) => failures.inc({ task: job }),
  }
}
