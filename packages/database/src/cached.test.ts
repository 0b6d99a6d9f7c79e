import { afterEach, describe, expect, it, vi } from 'vitest'
import { cached } from './cached.ts'

function create() {
  const state = { now: 0, loads: 0, fails: false }
  const fresh = cached({
    load: async () => {
      state.loads++
      if (state.fails) throw new Error('down')
      return state.loads
    },
    ttlMs: 100,
    staleIfErrorMs: 500,
    now: () => state.now,
  })
  return { state, fresh }
}

afterEach(() => vi.useRealTimers())

describe('cached', () => {
  it('loads once for concurrent callers and until the value expires', async () => {
    const { state, fresh } = create()
    expect(await Promise.all([fresh(), fresh(), fresh()])).toEqual([1, 1, 1])
    state.now = 99
    expect(await fresh()).toBe(1)
    state.now = 100
    expect(await fresh()).toBe(2)
  })

  it('serves the stale value for a while when loading fails, then rejects', async () => {
    const { state, fresh } = create()
    await fresh()
    state.fails = true
    state.now = 499
    expect(await fresh()).toBe(1)
    state.now = 500
    await expect(fresh()).rejects.toThrow('down')
    state.fails = false
    expect(await fresh()).toBe(state.loads)
  })

  it('stops waiting for a hanging load, and loads again for the next caller', async () => {
    vi.useFakeTimers()
    const loads: PromiseWithResolvers<string>[] = []
    const fresh = cached({
      async load() {
        loads.push(Promise.withResolvers<string>())
        return (loads.at(-1) as PromiseWithResolvers<string>).promise
      },
      ttlMs: 100,
      staleIfErrorMs: 500,
    })
    const waiting = Promise.allSettled([fresh(), fresh()])
    await vi.advanceTimersByTimeAsync(500)
    expect(await waiting).toMatchObject([
      { status: 'rejected', reason: { code: 'ETIMEDOUT' } },
      { status: 'rejected', reason: { code: 'ETIMEDOUT' } },
    ])
    const next = fresh()
    loads[0]?.resolve('late')
    loads[1]?.resolve('in time')
    expect([await next, await fresh(), loads.length]).toEqual(['in time', 'in time', 2])
  })
})
