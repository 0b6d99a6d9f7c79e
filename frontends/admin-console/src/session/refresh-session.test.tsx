import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from './refresh-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

/** Simulates a lock that another tab never releases. */
function holdLockInAnotherTab() {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

it('refreshes without the lock when a frozen tab holds it for too long', async () => {
  holdLockInAnotherTab()
  const fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  const outcome = refreshSession()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetched).toHaveBeenCalledOnce()
  expect(await outcome).toBe('refreshed')
})

it('reports an unreachable server when the response never arrives, and releases the lock', async () => {
  const heldLocks = { count: 0 }
  const request = async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    heldLocks.count += 1
    await work()
    heldLocks.count -= 1
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const outcome = refreshSession()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heldLocks.count).toBe(1)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(await outcome).toBe('unreachable')
  expect(heldLocks.count).toBe(0)
})
