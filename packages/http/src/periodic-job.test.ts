import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { startPeriodicJob } from './periodic-job.ts'

const log = pino({ level: 'silent' })

describe('startPeriodicJob', () => {
  it('skips runs during a long run instead of catching up on them', async () => {
    const runs: { end: () => void }[] = []
    const run = () => new Promise<void>((resolve) => runs.push({ end: resolve }))
    const job = startPeriodicJob({ name: 'slow', everyMs: 5, log, run })
    await vi.waitFor(() => expect(runs).toHaveLength(1), 10_000)
    await sleep(60)
    expect(runs).toHaveLength(1)
    runs[0]?.end()
    await vi.waitFor(() => expect(runs).toHaveLength(2), 10_000)
    await sleep(30)
    expect(runs).toHaveLength(2)
    runs[1]?.end()
    await job.stop()
  })

  it('continues after a run that throws at once', async () => {
    let runs = 0
    const run = () => {
      runs += 1
      throw new Error('at once')
    }
    const job = startPeriodicJob({ name: 'wrong', everyMs: 2, log, run })
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), 10_000)
    await job.stop()
  })

  it('waits for the current run when it is stopped', async () => {
    let isDone = false
    const run = async () => {
      await sleep(50)
      isDone = true
    }
    const job = startPeriodicJob({ name: 'last', everyMs: 2, log, run })
    await sleep(20)
    await job.stop()
    expect(isDone).toBe(true)
  })
})
