import { createStore } from 'idb-keyval'
import { calculateSkewMs } from '../../../lib/server-clock.ts'
import { createPlayerEngine } from '../audio/player-engine.ts'
import { createPlayRecorder } from '../record/play-recorder.ts'
import type { RecordResponse } from '../record/record-outcome.ts'
import { createRecordQueue, type QueuedReport } from '../record/record-queue.ts'
import { createRecordSync } from '../record/record-sync.ts'
import { resumablePlayStore } from '../record/resumable-play-store.ts'
import type { installFakeMedia } from './fake-media.ts'
import { createFakeRecordServer } from './fake-record-server.ts'

const member = { userId: 'member-1', address: '/mypage/soundesthe/random' }
const plan = { dmvTypeCode: '02', planCode: '01' }
const sound = {
  id: 'sound-1',
  soundSrc: 'http://localhost/api/media/1?exp=1&sig=a',
  title: '水面',
  genre: '自然音',
  place: '',
  tags: [],
  durationSeconds: 600,
}

const startMs = Date.UTC(2026, 10, 21, 12)
let evenings = 0

/** `lost`: the server takes the report, and its response never arrives. */
type Network = 'up' | 'down' | 'failing' | 'lost'

/**
 * Creates one evening with one sound: a device whose clock is `skewMs` beside the server's, a network that comes and goes, and pages that
 * are loaded, hidden, closed and lost. Only media, network and time are fakes; recorder, queue and sync are the real ones.
 */
export function createPlayScenario(
  media: ReturnType<typeof installFakeMedia>,
  skewMs: number,
  opensWith: Network = 'up',
) {
  sessionStorage.clear()
  let network = opensWith
  const bootMs = media.nowMs()
  let idleMs = 0
  const serverNow = () => startMs + media.nowMs() - bootMs + idleMs
  const deviceNow = () => serverNow() + skewMs
  const server = createFakeRecordServer(serverNow)
  const store = createStore(`evening-${evenings++}`, 'reports')
  /** Reports on their way to the device's own store, and from there to the server. */
  const pending = new Set<Promise<void>>()
  let heard = 0
  let sessions = 0
  let firstHeardMs = 0
  let lastRow: QueuedReport | null = null

  /** Creates the clock of a page, which knows of the server's time what the responses since its load have told. */
  function createClock() {
    let known: number | undefined
    return {
      nowMs: deviceNow,
      skewMs: () => known,
      onResponse() {
        const now = { wallMs: deviceNow(), monotonicMs: media.nowMs() }
        known = calculateSkewMs(new Date(serverNow()).toUTCString(), now, now) ?? known
      },
    }
  }

  async function call<T>(clock: ReturnType<typeof createClock>, take: () => T): Promise<T | RecordResponse> {
    if (network === 'down') throw new TypeError('offline')
    const response = network === 'failing' ? { status: 503, code: 'E5030' } : take()
    if (network === 'lost') throw new TypeError('connection lost')
    clock.onResponse()
    return response
  }

  function createSync(clock: ReturnType<typeof createClock>) {
    return createRecordSync({
      ...clock,
      // The memory of a page ends with it.
      queue: createRecordQueue(store),
      random: () => 0,
      oneAtATime: (work) => work(),
      send: (report) => call(clock, () => server.take(report)),
      requestServerTime: () => call(clock, () => undefined),
    })
  }

  function loadPage() {
    const clock = createClock()
    if (network === 'up' || network === 'failing') clock.onResponse()
    const sync = createSync(clock)
    const stopSync = sync.start(member.userId)
    const resumed = resumablePlayStore.find(member, deviceNow()) ?? undefined
    let alive = true
    const whileAlive = (tell: (row: QueuedReport) => Promise<void>) => async (row: QueuedReport) => {
      lastRow = row
      if (!alive) return
      const work = tell(row).finally(() => pending.delete(work))
      pending.add(work)
      await work
    }
    const recorder = createPlayRecorder({
      vibrationId: sound.id,
      plan,
      userId: member.userId,
      sync: {
        save: whileAlive(sync.save),
        report: whileAlive(sync.report),
        reportLeaving: whileAlive(sync.reportLeaving),
      },
      resumed,
      ...clock,
      newId: () => `play-${evenings}-${++sessions}`,
    })
    const engine = createPlayerEngine({
      sound,
      renewLink: async (src) => src,
      recorder,
      resumed,
      monotonicMs: media.nowMs,
      nowMs: deviceNow,
      onProgress(progress) {
        const session = recorder.session()
        if (alive && session)
          resumablePlayStore.save({
            ...progress,
            address: member.address,
            sound,
            session,
            savedAtMs: deviceNow(),
          })
      },
    })
    const audio = document.createElement('audio')
    const detach = engine.attach(audio)
    audio.dispatchEvent(new Event('loadedmetadata'))
    return {
      engine,
      audio,
      sync,
      /** The page is gone: nothing of it acts any more. */
      destroy() {
        alive = false
        detach()
        stopSync()
      },
    }
  }

  async function settled() {
    await Promise.all(pending)
  }

  let page = loadPage()
  return {
    server,
    heard: () => heard,
    firstHeardMs: () => firstHeardMs,
    serverNow,
    async play(seconds: number) {
      if (heard === 0) firstHeardMs = serverNow()
      if (page.audio.paused) await page.engine.play()
      const before = media.nowMs()
      media.advance(page.audio, seconds)
      heard += (media.nowMs() - before) / 1000
    },
    pause: () => page.engine.pause(),
    seek: (to: number) => page.engine.seek(to),
    loop: (on: boolean) => page.engine.setLoop(on),
    wait(seconds: number) {
      page.engine.pause()
      idleMs += seconds * 1000
    },
    hide: () => window.dispatchEvent(new Event('pagehide')),
    setNetwork(next: Network) {
      network = next
    },
    /** The same report once more, as a retry of the browser or of a proxy would. */
    async repeat() {
      if (lastRow) await page.sync.report(lastRow)
    },
    reload() {
      window.dispatchEvent(new Event('pagehide'))
      page.destroy()
      page = loadPage()
    },
    /** Every report has reached the device's own store, and the server unless the network kept it from there. */
    settled,
    /** Without a word: the battery is empty, or the browser gives up. */
    crash() {
      page.destroy()
      page = loadPage()
    },
    /** The evening ends; the next visit, with a network, sends what is left. Returns what still waits. */
    async end(how: 'finish' | 'close') {
      if (how === 'finish') {
        page.engine.pause()
        page.engine.finish()
      } else window.dispatchEvent(new Event('pagehide'))
      await settled()
      page.destroy()
      network = 'up'
      const nextVisit = createSync(createClock())
      const stop = nextVisit.start(member.userId)
      await nextVisit.flush()
      stop()
      return createRecordQueue(store).listRows(member.userId)
    },
  }
}
