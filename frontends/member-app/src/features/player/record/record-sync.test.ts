// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createStore } from 'idb-keyval'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecordQueue, type QueuedReport, type RecordQueue } from './record-queue.ts'
import { createRecordSync, type RecordSync } from './record-sync.ts'

const address = 'http://localhost/api/dmv/record-playing'
const server = setupServer()

interface Arrived {
  playSessionId: string
  startDateTime: string
  totalPlayingTime: string
}

let stores = 0
let queue: RecordQueue
let sync: RecordSync
let arrived: Arrived[]
let stop: () => void
/** How far the device is known to be behind the server, and the call that tells. */
let skewMs: number | undefined
let askServer: () => Promise<unknown>

function newSync() {
  return createRecordSync({
    queue,
    skewMs: () => skewMs,
    nowMs: () => Date.parse('2026-11-21T13:00:00+09:00'),
    requestServerTime: askServer,
    random: () => 0,
    send: async (report, { keepalive }) => {
      const response = await fetch(address, { method: 'POST', keepalive, body: JSON.stringify(report) })
      const body = response.ok ? {} : ((await response.json()) as { code: string; message: string })
      const wait = response.headers.get('Retry-After')
      return { status: response.status, ...body, retryAfterSeconds: wait === null ? null : Number(wait) }
    },
  })
}

const row = ({
  playSessionId,
  userId,
  revision,
  total,
  inDeviceTime,
}: Partial<QueuedReport> & { total?: string } = {}): QueuedReport => ({
  playSessionId: playSessionId ?? 'play-1',
  userId: userId ?? 'member-1',
  revision: revision ?? 1,
  report: {
    dmvTypeCode: '02',
    planCode: '01',
    playSessionId: playSessionId ?? 'play-1',
    vibrationId: 'sound-1',
    startDateTime: '2026-11-21 12:00:00',
    endDateTime: '2026-11-21 12:01:00',
    totalPlayingTime: total ?? '00:00:10',
  },
  ...(inDeviceTime && { inDeviceTime: true }),
})

const stateOf = (playSessionId: string) => sync.states.snapshot().plays[playSessionId]

/** The server as it should be: takes everything. */
function acceptAll() {
  server.use(
    http.post(address, async ({ request }) => {
      arrived.push((await request.json()) as Arrived)
      return HttpResponse.json({})
    }),
  )
}

function respond(status: number, code: string, message = '', headers: Record<string, string> = {}) {
  server.use(
    http.post(address, () => HttpResponse.json({ code, message, requestId: 'r' }, { status, headers })),
  )
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  queue = createRecordQueue(createStore(`sync-${stores++}`, 'reports'))
  arrived = []
  skewMs = undefined
  askServer = () => Promise.reject(new TypeError('not asked in this test'))
  sync = newSync()
  stop = () => undefined
})
afterEach(() => {
  stop()
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

describe('record sync', () => {
  it('sends a report and removes it only when the server has responded', async () => {
    acceptAll()
    stop = sync.start('member-1')
    const sending = sync.report(row())
    expect(stateOf('play-1')).toEqual({ kind: 'saving' })
    await sending
    expect(arrived.map((report) => report.playSessionId)).toEqual(['play-1'])
    expect(stateOf('play-1')).toEqual({ kind: 'saved' })
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it('stores an offline report and sends it when the network returns', async () => {
    server.use(http.post(address, () => HttpResponse.error()))
    stop = sync.start('member-1')
    await sync.report(row())
    expect(stateOf('play-1')).toEqual({ kind: 'waiting' })
    expect(sync.states.snapshot().waiting).toBe(1)

    acceptAll()
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => arrived).toHaveLength(1)
    await expect.poll(() => stateOf('play-1')).toEqual({ kind: 'saved' })
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it('sends the unsent reports of an earlier visit at the next start', async () => {
    await queue.put(row({ total: '00:04:10' }))
    acceptAll()
    stop = sync.start('member-1')
    await expect.poll(() => arrived).toMatchObject([{ totalPlayingTime: '00:04:10' }])
  })

  describe('a report timed by the device', () => {
    const timedByDevice = () => row({ inDeviceTime: true })
    const starts = () => arrived.map(({ startDateTime }) => startDateTime)

    it('is sent in the server’s time, which is requested first', async () => {
      acceptAll()
      askServer = async () => {
        skewMs = -600_000
      }
      sync = newSync()
      await queue.put(timedByDevice())
      stop = sync.start('member-1')
      await expect.poll(() => starts()).toEqual(['2026-11-21 11:50:00'])
    })

    it.each(['report', 'reportLeaving'] as const)(
      'waits after %s while the time of the server is unknown',
      async (how) => {
        acceptAll()
        stop = sync.start('member-1')
        await sync[how](timedByDevice())
        expect(stateOf('play-1')).toEqual({ kind: 'waiting' })

        skewMs = 3_600_000
        await sync.flush()
        expect(starts()).toEqual(['2026-11-21 13:00:00'])
        expect(await queue.listRows('member-1')).toEqual([])
      },
    )
  })

  it('never sends the play of another member', async () => {
    await queue.put(row({ userId: 'member-2' }))
    acceptAll()
    stop = sync.start('member-1')
    await sync.flush()
    expect(arrived).toEqual([])
    expect(await queue.listRows('member-2')).toHaveLength(1)
  })

  it.each([
    ['has ended', 401, 'E4010'],
    ['is another member’s since a moment ago', 409, 'CONTENT_PLAY_OF_ANOTHER'],
  ])('stores the report for the next login when the session %s', async (_what, status, code) => {
    respond(status, code)
    stop = sync.start('member-1')
    await sync.report(row())
    expect(stateOf('play-1')).toEqual({ kind: 'waiting' })
    stop()

    acceptAll()
    stop = sync.start('member-1')
    await expect.poll(() => arrived).toHaveLength(1)
  })

  it('shows why a report was rejected for good, and sends the others', async () => {
    await queue.put(row({ playSessionId: 'play-0' }))
    server.use(
      http.post(address, async ({ request }) => {
        const report = (await request.json()) as Arrived
        if (report.playSessionId === 'play-0')
          return HttpResponse.json(
            { code: 'E3001', message: '再生時間が正しくありません。', requestId: 'r' },
            { status: 400 },
          )
        arrived.push(report)
        return HttpResponse.json({})
      }),
    )
    stop = sync.start('member-1')
    await sync.report(row())
    expect(stateOf('play-0')).toEqual({ kind: 'refused', reason: '再生時間が正しくありません。' })
    expect(stateOf('play-1')).toEqual({ kind: 'saved' })
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it('sends the other reports when the server fails on one', async () => {
    await queue.put(row({ playSessionId: 'play-0' }))
    server.use(
      http.post(address, async ({ request }) => {
        const report = (await request.json()) as Arrived
        if (report.playSessionId === 'play-0')
          return HttpResponse.json({ code: 'E5000', message: '', requestId: 'r' }, { status: 500 })
        arrived.push(report)
        return HttpResponse.json({})
      }),
    )
    stop = sync.start('member-1')
    await sync.report(row())
    expect(arrived).toHaveLength(1)
    expect(sync.states.snapshot().waiting).toBe(1)
  })

  it('retries by itself after 2, 4 … seconds, or when the server says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    respond(503, 'E5030')
    stop = sync.start('member-1')
    await sync.report(row())
    expect(vi.getTimerCount()).toBe(1)

    respond(429, 'E4290', '', { 'Retry-After': '9' })
    vi.advanceTimersByTime(4_000)
    await sync.flush()
    vi.advanceTimersByTime(8_900)
    acceptAll()
    expect(arrived).toEqual([])
    vi.advanceTimersByTime(200)
    await vi.waitFor(() => expect(arrived).toHaveLength(1), { interval: 0, timeout: 10_000 })
  })

  it('sends only the newest of twelve states that were reported during a request', async () => {
    acceptAll()
    stop = sync.start('member-1')
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => sync.report(row({ revision: i + 1, total: `00:00:${10 + i}` }))),
    )
    expect(arrived.at(-1)?.totalPlayingTime).toBe('00:00:21')
    expect(arrived.length).toBeLessThan(12)
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it('sends a leaving report at once, and stores it when that fails', async () => {
    server.use(http.post(address, () => HttpResponse.error()))
    stop = sync.start('member-1')
    await sync.reportLeaving(row())
    expect(await queue.listRows('member-1')).toHaveLength(1)

    acceptAll()
    await sync.reportLeaving(row({ revision: 2 }))
    expect(arrived).toHaveLength(1)
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it.each(['report', 'reportLeaving'] as const)('%s only stores the play of another member', async (how) => {
    acceptAll()
    stop = sync.start('member-2')
    await sync[how](row())
    expect(arrived).toEqual([])
    expect(stateOf('play-1')).toEqual({ kind: 'waiting' })
    expect(await queue.listRows('member-1')).toHaveLength(1)
    stop()

    stop = sync.start('member-1')
    await expect.poll(() => stateOf('play-1')).toEqual({ kind: 'saved' })
    expect(arrived).toHaveLength(1)
  })

  describe.each([
    ['rejects', () => Promise.reject(new Error('quota exceeded'))],
    [
      'throws',
      () => {
        throw new Error('storage is blocked')
      },
    ],
  ])('where the browser stores nothing and %s', (_, refuse) => {
    beforeEach(() => {
      queue = createRecordQueue(refuse)
      sync = newSync()
    })

    it('still sends', async () => {
      acceptAll()
      stop = sync.start('member-1')
      await sync.flush()
      await sync.save(row())
      await sync.report(row({ revision: 2 }))
      expect(arrived).toHaveLength(1)
      expect(stateOf('play-1')).toEqual({ kind: 'saved' })
    })

    it.each(['report', 'reportLeaving'] as const)('holds an offline %s and sends it once', async (how) => {
      server.use(http.post(address, () => HttpResponse.error()))
      stop = sync.start('member-1')
      await sync[how](row())
      await sync.flush()
      expect(stateOf('play-1')).toEqual({ kind: 'waiting' })
      expect(sync.states.snapshot().waiting).toBe(1)

      acceptAll()
      await sync.flush()
      await sync.flush()
      expect(arrived).toHaveLength(1)
      expect(stateOf('play-1')).toEqual({ kind: 'saved' })
      expect(sync.states.snapshot().waiting).toBe(0)
    })
  })

  it('sends a waiting report once when two tabs start together', async () => {
    await queue.put(row())
    acceptAll()
    const otherTab = newSync()
    stop = sync.start('member-1')
    const stopOther = otherTab.start('member-1')
    await Promise.all([sync.flush(), otherTab.flush()])
    stopOther()
    expect(arrived).toHaveLength(1)
  })
})
