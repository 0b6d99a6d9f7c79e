import { afterEach, expect, it, vi } from 'vitest'
import { createRecentRowLookup } from './recent-row-lookup.ts'
import type { PollStart, RecordedRow } from './sessions.sql.ts'

afterEach(() => vi.useRealTimers())

it('forgets nothing when an abandoned poll ends late', async () => {
  vi.useFakeTimers()
  const looks: PromiseWithResolvers<RecordedRow<string>[]>[] = []
  const reason = createRecentRowLookup<string>(
    () => {
      looks.push(Promise.withResolvers())
      return (looks.at(-1) as (typeof looks)[number]).promise
    },
    () => performance.now(),
  )
  const lost = expect(reason('session')).rejects.toThrow('not loaded')
  await vi.advanceTimersByTimeAsync(4000)
  await lost
  const found = reason('session')
  looks[1]?.resolve([{ key: 'session', value: 'logout', recordedAt: new Date() }])
  expect(await found).toBe('logout')
  looks[0]?.resolve([])
  await vi.advanceTimersByTimeAsync(500)
  const later = reason('session')
  looks[2]?.resolve([])
  expect(await later).toBe('logout')
})

it('keeps what a slow poll has read, so that the next one reads only newer rows', async () => {
  vi.useFakeTimers()
  const looks: { from: PollStart; rows: PromiseWithResolvers<RecordedRow<string>[]> }[] = []
  const reason = createRecentRowLookup<string>(
    (from) => {
      const rows = Promise.withResolvers<RecordedRow<string>[]>()
      looks.push({ from, rows })
      return rows.promise
    },
    () => performance.now(),
  )
  const lost = expect(reason('session')).rejects.toThrow('not loaded')
  await vi.advanceTimersByTimeAsync(4000)
  await lost
  looks[0]?.rows.resolve([{ key: 'session', value: 'logout', recordedAt: new Date() }])
  await vi.advanceTimersByTimeAsync(500)
  const found = reason('session')
  expect(looks[1]?.from).toHaveProperty('after')
  looks[1]?.rows.resolve([])
  expect(await found).toBe('logout')
})
