// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEmitter } from '../../../lib/emitter.ts'
import { createRecordQueue } from '../record/record-queue.ts'
import { createReportSync } from '../record/record-sync.ts'
import { createCheckInStore } from './check-in-store.ts'
import { type CheckInReport, convertCheckInToServerTime } from './check-in-sync.ts'
import type { Mood } from './moods.ts'

const play = { vibrationId: 'sound', userId: 'member' }
const START_MS = Date.parse('2026-11-25T12:00:00Z')
const FUTURE_TOLERANCE_MS = 5 * 60_000

beforeEach(() => sessionStorage.clear())

function createEngine() {
  const changes = createEmitter<void>()
  let playSessionId: string | null = null
  return {
    snapshot: () => ({ playSessionId }),
    subscribe: changes.subscribe,
    setPlay(id: string | null) {
      playSessionId = id
      changes.emit()
    },
  }
}

describe('createCheckInStore', () => {
  it('reports the mood before once, as it was last chosen, when the sound begins', () => {
    const reports: CheckInReport[] = []
    const store = createCheckInStore({
      report: async ({ report }) => void reports.push(report),
      nowMs: () => START_MS,
      skewMs: () => 0,
    })
    const engine = createEngine()
    store.setBefore(engine, play, 1)
    store.setBefore(engine, play, null)
    store.setBefore(engine, play, 4)
    store.setBefore(engine, play, 2)
    engine.setPlay(null)
    expect(reports).toEqual([])
    expect(store.findBefore(engine)).toBe(2)
    engine.setPlay('play-1')
    engine.setPlay('play-1')
    expect(reports).toEqual([
      {
        playSessionId: 'play-1',
        vibrationId: 'sound',
        startDateTime: '2026-11-25 21:00:00',
        before: 2,
        revision: 1,
      },
    ])
    expect(store.findBefore(engine)).toBeNull()
  })

  it('reports nothing of a mood that was taken back before the sound', () => {
    const reports: CheckInReport[] = []
    const store = createCheckInStore({ report: async ({ report }) => void reports.push(report) })
    const engine = createEngine()
    store.setBefore(engine, play, 3)
    store.setBefore(engine, play, null)
    engine.setPlay('play-1')
    expect(reports).toEqual([])
  })

  it('shows a check-in to its own member and play only', () => {
    const store = createCheckInStore({ report: async () => undefined })
    store.setAfter({ ...play, playSessionId: 'play-1' }, 4)
    expect(store.find('play-1', 'member')?.after).toBe(4)
    expect(store.find('play-1', 'other')).toBeNull()
    expect(store.find('play-2', 'member')).toBeNull()
  })
})

type Network = 'up' | 'down' | 'failing' | 'lost'
type Evening = ReturnType<typeof createEvening>

let stores = 0

/** A tab, the network and the server, of which the member sees only the faces. */
function createEvening() {
  const idb = createStore(`check-ins-${stores++}`, 'reports')
  const server = new Map<string, CheckInReport>()
  const rejected: CheckInReport[] = []
  const said = new Map<string, { before?: Mood; after?: Mood }>()
  const working = new Set<Promise<void>>()
  let network: Network = 'up'
  let [serverMs, deviceAheadMs, plays] = [START_MS, 0, 0]
  let engine = createEngine()
  let waitingMood: Mood | null = null
  let isSkewKnown = true

  /** The call as the service makes it: the highest revision of a play wins. */
  function take(report: CheckInReport) {
    const startMs = Date.parse(`${report.startDateTime.replace(' ', 'T')}+09:00`)
    if (startMs > serverMs + FUTURE_TOLERANCE_MS) rejected.push(report)
    if ((server.get(report.playSessionId)?.revision ?? 0) < report.revision)
      server.set(report.playSessionId, report)
    return { status: 200 }
  }

  async function call(act: () => { status: number }) {
    if (network === 'down') throw new TypeError('offline')
    const response = network === 'failing' ? { status: 503 } : act()
    if (network === 'lost') throw new TypeError('connection lost')
    isSkewKnown = true
    return response
  }

  const nowMs = () => serverMs + deviceAheadMs
  const skewMs = () => (isSkewKnown ? -deviceAheadMs : undefined)

  function load() {
    const sync = createReportSync<CheckInReport>({
      name: 'check-ins',
      queue: createRecordQueue<CheckInReport>(idb),
      send: (report) => call(() => take(report)),
      requestServerTime: () => call(() => ({ status: 200 })),
      toServerTime: convertCheckInToServerTime,
      // Like a lock of the browser, it is never granted at once.
      oneAtATime: async (work) => {
        await null
        await work()
      },
      nowMs,
      skewMs,
    })
    const stop = sync.start(play.userId)
    const report = (row: Parameters<typeof sync.report>[0]) => {
      const work = sync.report(row).finally(() => working.delete(work))
      working.add(work)
      return work
    }
    return { sync, stop, store: createCheckInStore({ report, nowMs, skewMs }) }
  }

  let tab = load()
  const current = () => engine.snapshot().playSessionId
  return {
    server,
    said,
    rejected,
    chooseBefore(mood: Mood | null) {
      if (current() !== null) return
      waitingMood = mood
      tab.store.setBefore(engine, play, mood)
    },
    begin() {
      if (current() !== null) return
      const id = `play-${++plays}`
      if (waitingMood !== null) said.set(id, { before: waitingMood })
      waitingMood = null
      engine.setPlay(id)
    },
    chooseAfter(mood: Mood) {
      const id = current()
      if (id === null) return
      said.set(id, { ...said.get(id), after: mood })
      tab.store.setAfter({ ...play, playSessionId: id }, mood)
    },
    finish: () => engine.setPlay(null),
    setNetwork(next: Network) {
      network = next
    },
    passTime(minutes: number) {
      serverMs += minutes * 60_000
    },
    /** Somebody changes the clock of the device; the app learns of it with the next response. */
    setDeviceClock(aheadMinutes: number) {
      deviceAheadMs = aheadMinutes * 60_000
      isSkewKnown = false
    },
    repeatAll: () => tab.sync.flush(),
    async reload() {
      await Promise.all(working)
      tab.stop()
      const id = current()
      engine = createEngine()
      waitingMood = null
      tab = load()
      if (id !== null) engine.setPlay(id)
    },
    async end() {
      network = 'up'
      isSkewKnown = false
      await Promise.all(working)
      await tab.sync.flush()
      await tab.sync.flush()
      tab.stop()
    },
  }
}

const mood = fc.constantFrom<Mood[]>(1, 2, 3, 4, 5)
const happening = fc.oneof(
  fc.option(mood).map((value) => (evening: Evening) => evening.chooseBefore(value)),
  { weight: 2, arbitrary: fc.constant((evening: Evening) => evening.begin()) },
  { weight: 2, arbitrary: mood.map((value) => (evening: Evening) => evening.chooseAfter(value)) },
  fc.constant((evening: Evening) => evening.finish()),
  fc
    .constantFrom<Network[]>('up', 'down', 'failing', 'lost')
    .map((network) => (evening: Evening) => evening.setNetwork(network)),
  fc.integer({ min: 1, max: 90 }).map((minutes) => (evening: Evening) => evening.passTime(minutes)),
  fc
    .constantFrom(0, 3, 600, -600, 43_200)
    .map((minutes) => (evening: Evening) => evening.setDeviceClock(minutes)),
  fc.constant((evening: Evening) => evening.repeatAll()),
  fc.constant((evening: Evening) => evening.reload()),
)

describe('check-ins of an evening', () => {
  it('all reach the server once, as they were said last, whatever network, clock and reloads do', async () => {
    const property = fc.asyncProperty(
      fc.array(happening, { minLength: 5, maxLength: 30 }),
      async (happenings) => {
        sessionStorage.clear()
        const evening = createEvening()
        // Some do not wait for those before, as taps do not wait for the network.
        for (const happen of happenings) await happen(evening)
        await evening.end()
        const stored = [...evening.server].map(([id, { before, after }]) => [
          id,
          { ...(before && { before }), ...(after && { after }) },
        ])
        expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(evening.said))
        expect(evening.rejected).toEqual([])
      },
    )
    await fc.assert(property, createPropertyParameters({ test: 60, prove: 2000 }))
  })
})
