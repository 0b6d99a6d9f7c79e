import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { addJobMetrics } from './metrics/job-metrics.ts'
import { startJobs } from './start-jobs.ts'

it('counts failures and records the last success of each job, or the start if it never succeeded', async () => {
  const registry = new Registry()
  const startedAt = Date.now() / 1000
  const every = { everyMs: 3_600_000, firstAfterMs: 0 }
  const good = Promise.withResolvers<void>()
  const jobs = startJobs(
    [
      {
        ...every,
        name: 'good',
        async run() {
          await sleep(20)
          good.resolve()
        },
      },
      { ...every, name: 'bad', run: () => Promise.reject(new Error('broken')) },
    ],
    pino({ level: 'silent' }),
    addJobMetrics(registry),
  )
  await good.promise
  await sleep(0)
  await jobs[Symbol.asyncDispose]()
  const text = await registry.metrics()
  expect(text).toContain('hibiki_job_failures_total{task="bad"} 1')
  expect(text).toContain('hibiki_job_failures_total{task="good"} 0')
  expect(text).toContain('hibiki_job_interval_seconds{task="good"} 3600')
  const lastSuccess = (job: string) =>
    Number(new RegExp(`hibiki_job_last_success_timestamp_seconds{task="${job}"} (.+)`).exec(text)?.[1])
  expect(lastSuccess('bad')).toBeGreaterThanOrEqual(startedAt)
  expect(lastSuccess('good')).toBeGreaterThan(lastSuccess('bad'))
})
