import { describe, expect, it } from 'vitest'
import { createFresh } from './fresh.ts'

function create() {
  const state = { now: 0, loads: 0, fails: false }
  const fresh = createFresh({
    load: async () => {
      state.loads++
      if (state.fails) throw new Error('down')
      return state.loads
    },
    maxAgeMs: 100,
    maxStaleMs: 500,
    now: () => state.now,
  })
  return { state, fresh }
}

describe('createFresh', () => {
  it('loads once for callers at the same moment and until the value is old', async () => {
    const { state, fresh } = create()
    expect(await Promise.all([fresh(), fresh(), fresh()])).toEqual([1, 1, 1])
    state.now = 99
    expect(await fresh()).toBe(1)
    state.now = 100
    expect(await fresh()).toBe(2)
  })

  it('serves the old value for a while when loading fails, then says so', async () => {
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
})
