import { describe, expect, it } from 'vitest'
import { startLoop } from './start-loop.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('startLoop', () => {
  it('runs again at once while there is more, then waits for a wake-up', async () => {
    let left = 3
    let runs = 0
    const loop = startLoop({
      everyMs: 60_000,
      work: async () => {
        runs += 1
        left -= 1
        return left > 0
      },
      onError: () => {},
    })
    await tick()
    expect(runs).toBe(3)
    loop.wake()
    await tick()
    expect(runs).toBe(4)
    await loop.stop()
    expect(runs).toBe(4)
  })

  it('notices a wake-up during a run', async () => {
    let finish = () => {}
    let runs = 0
    const loop = startLoop({
      everyMs: 60_000,
      work: async () => {
        runs += 1
        if (runs === 1)
          await new Promise<void>((resolve) => {
            finish = resolve
          })
        return false
      },
      onError: () => {},
    })
    loop.wake()
    finish()
    await tick()
    expect(runs).toBe(2)
    await loop.stop()
  })

  it('pauses between two runs however often it is woken, and does not lose the wake-up', async () => {
    const runs: number[] = []
    const loop = startLoop({
      everyMs: 60_000,
      restMs: 40,
      work: async () => {
        runs.push(performance.now())
        return false
      },
      onError: () => {},
    })
    for (let call = 0; call < 5; call++) loop.wake()
    await expect.poll(() => runs.length).toBe(2)
    expect((runs[1] ?? 0) - (runs[0] ?? 0)).toBeGreaterThanOrEqual(39)
    await loop.stop()
    expect(runs).toHaveLength(2)
  })

  it('reports a rejection and continues after the pause', async () => {
    const errors: unknown[] = []
    const loop = startLoop({
      everyMs: 1,
      work: () => Promise.reject(new Error('no')),
      onError: (e) => errors.push(e),
    })
    await expect.poll(() => errors.length).toBeGreaterThan(1)
    await loop.stop()
  })
})
