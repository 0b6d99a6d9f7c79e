import { createEmitter } from '../../../lib/emitter.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import type { BoardApi, BoardPairing } from '../api/board-api.ts'
import type { BoardState } from '../types.ts'
import type { StoredBoard } from './board-storage.ts'

/** Together with the time of a request, a change is shown within five seconds. */
const POLL_INTERVAL_MS = 4000
const RETRY_INTERVAL_MS = 10_000
/** Whoever sent a code just before it expired has paired this screen some seconds later. */
const CODE_GRACE_MS = 15_000

export type BoardView =
  | { phase: 'starting' }
  /** No code can be shown, because the service cannot be reached. */
  | { phase: 'unreachable' }
  | { phase: 'pairing'; code: string }
  /** @property receivedMs when the state came, by the device's clock */
  | { phase: 'paired'; state: BoardState; receivedMs: number }

interface Options {
  calls: BoardApi
  storage: { read(): StoredBoard | null; save(stored: StoredBoard): void }
}

/** Polls the board of this screen, and shows a code while it is none: before it is paired, and again after it was released. */
export function createBoardSession({ calls, storage }: Options) {
  const changes = createEmitter<void>()
  let view: BoardView = { phase: 'starting' }
  const stored = storage.read()
  let secret = stored?.secret ?? null
  let pairing: BoardPairing | null = stored && 'code' in stored ? stored : null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function show(next: BoardView): void {
    view = next
    changes.emit()
  }

  /** Stores the secret of the board alone, unless it is stored so; another tab may have stored a code since. */
  function keep(boardSecret: string): void {
    const found = storage.read()
    if (found?.secret !== boardSecret || 'code' in found) storage.save({ secret: boardSecret })
  }

  /** Returns when to poll next. */
  async function poll(): Promise<number> {
    const reading = secret === null ? ({ kind: 'unknown' } as const) : await calls.read(secret)
    if (isClosed) return 0
    if (reading.kind === 'state') {
      pairing = null
      if (secret !== null) keep(secret)
      show({ phase: 'paired', state: reading.state, receivedMs: Date.now() })
      return POLL_INTERVAL_MS
    }
    const validMs = pairing === null ? null : Date.parse(pairing.expiresAt) - getServerNowMs()
    // An expired code must not be typed.
    const shownCode = pairing !== null && validMs !== null && validMs > 0 ? pairing.code : null
    if (reading.kind === 'failed') {
      // A state stays known while the service is away, and the page says how old it is.
      if (view.phase !== 'paired')
        show(shownCode === null ? { phase: 'unreachable' } : { phase: 'pairing', code: shownCode })
      return POLL_INTERVAL_MS
    }
    if (validMs !== null && validMs > -CODE_GRACE_MS) {
      show(shownCode === null ? { phase: 'starting' } : { phase: 'pairing', code: shownCode })
      return POLL_INTERVAL_MS
    }
    pairing = await calls.start()
    if (isClosed) return 0
    if (pairing === null) {
      // What was released must not stay on the wall.
      show({ phase: 'unreachable' })
      return RETRY_INTERVAL_MS
    }
    secret = pairing.secret
    storage.save(pairing)
    show({ phase: 'pairing', code: pairing.code })
    return POLL_INTERVAL_MS
  }

  async function run(): Promise<void> {
    const waitMs = await poll()
    if (!isClosed) timer = setTimeout(run, waitMs)
  }
  void run()

  return {
    subscribe: changes.subscribe,
    snapshot: (): BoardView => view,
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const LOST_AFTER_MS = 15_000

/** Whether the last state is too old to be shown as the present one: three polls failed, or the device slept. */
export const isConnectionLost = (receivedMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - receivedMs) > LOST_AFTER_MS
