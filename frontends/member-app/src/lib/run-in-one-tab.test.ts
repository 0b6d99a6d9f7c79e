import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInOneTab, runInOneTabOrSkip } from './run-in-one-tab.ts'

type Hold = () => Promise<unknown>

/** Simulates the Web Locks of one browser. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>()
  async function takeTurn(before: Promise<unknown>, { signal }: LockOptions, hold: Hold) {
    const aborted = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    await Promise.race([before, aborted])
    await hold()
  }
  return {
    request(name: string, options: LockOptions, hold: Hold) {
      const before = held.get(name) ?? Promise.resolve()
      const mine = takeTurn(before, options, hold)
      held.set(name, Promise.allSettled([before, mine]))
      return mine
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['with Web Locks', () => ({ locks: fakeLocks() })],
  ['without Web Locks', () => ({})],
])('work in one tab at a time, %s', (name, browser) => {
  const lock = `test ${name}`
  let order: string[]
  const step = (title: string, seconds: number) => async () => {
    order.push(`${title} begins`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    order.push(`${title} ends`)
  }
  beforeEach(() => {
    order = []
    vi.stubGlobal('navigator', browser())
  })

  it('waits for the lock', async () => {
    const both = [runInOneTab(`${lock} 1`, step('a', 5)), runInOneTab(`${lock} 1`, step('b', 5))]
    await vi.advanceTimersByTimeAsync(11_000)
    await Promise.all(both)
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('continues after the maximum wait without delaying the next tab', async () => {
    void runInOneTab(`${lock} 2`, () => new Promise(() => undefined))
    const second = runInOneTab(`${lock} 2`, step('b', 1))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(order).toEqual([])
    await vi.advanceTimersByTimeAsync(3_000)
    await second
    const third = runInOneTab(`${lock} 2`, step('c', 1))
    await vi.advanceTimersByTimeAsync(12_000)
    await third
    expect(order).toEqual(['b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('skips the work after the maximum wait when it must not run twice', async () => {
    void runInOneTab(`${lock} 3`, () => new Promise(() => undefined))
    const second = runInOneTabOrSkip(`${lock} 3`, step('b', 1))
    await vi.advanceTimersByTimeAsync(11_000)
    await second
    expect(order).toEqual([])
  })

  it('releases the lock when the work fails', async () => {
    await expect(runInOneTab(`${lock} 4`, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const second = runInOneTab(`${lock} 4`, step('b', 1))
    await vi.advanceTimersByTimeAsync(1_000)
    await second
    expect(order).toEqual(['b begins', 'b ends'])
  })
})
