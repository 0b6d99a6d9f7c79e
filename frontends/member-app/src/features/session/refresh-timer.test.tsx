import { createErrorResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roomStorageKey } from '../../lib/is-room-device.ts'
import { createMember } from '../../testing/create-member.ts'
import { http, server } from '../../testing/server.ts'
import { ACCESS_TOKEN_MS, createRefreshTimer, REFRESH_INTERVAL_MS } from './refresh-timer.ts'
import { clearRefresh, saveMember, saveRefresh } from './session-tabs.ts'

const minute = 60_000

function start() {
  const onRefreshed = vi.fn()
  const onEnded = vi.fn()
  const timer = createRefreshTimer({ onRefreshed, onEnded })
  saveRefresh(Date.now())
  timer.restart()
  return { timer, onRefreshed, onEnded }
}

/** Responds to refreshes with the given statuses in turn, and for ever with the last one; 0 is a lost connection. */
function respondToRefresh(...statuses: number[]) {
  const calls: number[] = []
  server.use(
    http.post('/auth/refresh', () => {
      const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200
      calls.push(Date.now())
      if (status === 0) return HttpResponse.error()
      return status === 200 ? {} : createErrorResponse(status, 'E0', 'x')
    }),
  )
  return calls
}

/** Lets timers fire and waits for the responses to their calls, which msw sends in real time. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('the refresh of the session', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  beforeEach(() => {
    warn.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    localStorage.removeItem(roomStorageKey)
    clearRefresh()
    vi.useRealTimers()
  })

  it('happens every 1,800,000 ms', async () => {
    const calls = respondToRefresh(200)
    const { timer, onRefreshed } = start()
    await pass(REFRESH_INTERVAL_MS - 1)
    expect(calls).toHaveLength(0)
    await pass(1)
    expect(calls).toHaveLength(1)
    await pass(REFRESH_INTERVAL_MS)
    expect(calls).toHaveLength(2)
    expect(onRefreshed).toHaveBeenCalledTimes(2)
    timer.stop()
  })

  it('counts as done when another tab was faster (409)', async () => {
    respondToRefresh(409)
    const { timer, onRefreshed, onEnded } = start()
    await pass(REFRESH_INTERVAL_MS)
    expect(onRefreshed).toHaveBeenCalledTimes(1)
    expect(onEnded).not.toHaveBeenCalled()
    timer.stop()
  })

  it('is left to another tab that has just done it', async () => {
    const calls = respondToRefresh(200)
    const { timer } = start()
    await pass(REFRESH_INTERVAL_MS - 1)
    saveRefresh(Date.now())
    await pass(1)
    expect(calls).toHaveLength(0)
    timer.stop()
  })

  it.each([401, 403])('ends the session when the server returns %i', async (status) => {
    respondToRefresh(status)
    const { onEnded } = start()
    await pass(REFRESH_INTERVAL_MS)
    expect(onEnded).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith('トークンのリフレッシュに失敗しました。')
  })

  it.each([
    ['a lost connection', 0],
    ['429', 429],
    ['503', 503],
  ])('tries again after 5 s, 30 s and 2 min on %s, and keeps the session', async (_what, status) => {
    const calls = respondToRefresh(status, status, status, 200)
    const { timer, onEnded, onRefreshed } = start()
    const begin = Date.now()
    await pass(REFRESH_INTERVAL_MS)
    await pass(5_000)
    await pass(30_000)
    await pass(120_000)
    expect(calls.map((at) => at - begin - REFRESH_INTERVAL_MS)).toEqual([0, 5_000, 35_000, 155_000])
    expect(warn).toHaveBeenCalledTimes(3)
    expect(onRefreshed).toHaveBeenCalledTimes(1)
    expect(onEnded).not.toHaveBeenCalled()
    timer.stop()
  })

  it('carries one key over all tries of a refresh, also after a restart, and another one next time', async () => {
    const keys: (string | null)[] = []
    const statuses = [0, 504, 503, 200, 200]
    server.use(
      http.post('/auth/refresh', ({ request }) => {
        const status = statuses[keys.length] ?? 200
        keys.push(request.headers.get('Idempotency-Key'))
        if (status === 0) return HttpResponse.error()
        return status === 200 ? {} : createErrorResponse(status, 'E0', 'x')
      }),
    )
    const { timer } = start()
    await pass(REFRESH_INTERVAL_MS)
    await pass(5_000)
    timer.stop()
    const restarted = createRefreshTimer({ onRefreshed() {}, onEnded() {} })
    restarted.restart()
    await pass(0)
    await pass(5_000)
    await pass(REFRESH_INTERVAL_MS)
    restarted.stop()
    expect(keys).toHaveLength(5)
    expect(keys[0]).toBeTruthy()
    expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[4]).not.toBe(keys[0])
  })

  it('ends the session only when the access token has really expired', async () => {
    respondToRefresh(503)
    const { onEnded } = start()
    const begin = Date.now()
    await pass(REFRESH_INTERVAL_MS)
    while (Date.now() - begin < ACCESS_TOKEN_MS - 5_000) {
      expect(onEnded).not.toHaveBeenCalled()
      await pass(5_000)
    }
    await pass(2 * minute + 5_000)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a lost connection', 0],
    ['503', 503],
  ])(
    'of a device in a room is tried every 2 minutes on %s, and ends by a refusal only',
    async (_what, status) => {
      saveMember(createMember())
      localStorage.setItem(roomStorageKey, JSON.stringify({ userId: createMember().id }))
      const calls = respondToRefresh(...Array.from({ length: 40 }, () => status), 401)
      const { onEnded } = start()
      expect(navigator.onLine).toBe(true)
      await pass(REFRESH_INTERVAL_MS)
      await pass(5_000)
      await pass(30_000)
      for (let retry = 3; retry < 40; retry += 1) await pass(2 * minute)
      expect(calls).toHaveLength(40)
      expect(onEnded).not.toHaveBeenCalled()
      await pass(2 * minute)
      expect(onEnded).toHaveBeenCalledTimes(1)
    },
  )

  it('catches up when the device slept past its time', async () => {
    const calls = respondToRefresh(200)
    const { timer } = start()
    vi.setSystemTime(Date.now() + REFRESH_INTERVAL_MS + minute)
    const caughtUp = timer.catchUp()
    await pass(0)
    await caughtUp
    expect(calls).toHaveLength(1)
    timer.stop()
  })

  it('uses up every retry before it ends a session whose token expired during sleep', async () => {
    const calls = respondToRefresh(0)
    const { timer, onEnded } = start()
    vi.setSystemTime(Date.now() + ACCESS_TOKEN_MS + minute)
    // Pages that send requests at once must not use up the retries.
    for (let call = 0; call < 5; call += 1) {
      const caughtUp = timer.catchUp()
      await pass(0)
      await caughtUp
    }
    await pass(5_000)
    await pass(30_000)
    await pass(119_999)
    expect(calls).toHaveLength(7)
    expect(onEnded).not.toHaveBeenCalled()
    await pass(1)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  it('refreshes at once when the clock was set back', async () => {
    const calls = respondToRefresh(200)
    const { timer } = start()
    vi.setSystemTime(Date.now() - 24 * 60 * minute)
    const caughtUp = timer.catchUp()
    await pass(0)
    await caughtUp
    expect(calls).toHaveLength(1)
    await pass(REFRESH_INTERVAL_MS)
    expect(calls).toHaveLength(2)
    timer.stop()
  })
})
