import { formatJstDateTime } from '@hibiki/calendar'
import { createEmitter } from '../../../lib/emitter.ts'
import { getClockSkewMs } from '../../../lib/server-clock.ts'
import type { QueuedReport } from '../record/record-queue.ts'
import type { CheckInReport } from './check-in-sync.ts'
import type { Mood } from './moods.ts'

/** The moods that a member said around one play. */
export interface CheckIn {
  before?: Mood
  after?: Mood
}

interface Play {
  playSessionId: string
  vibrationId: string
  userId: string
}

/** As much of the player's engine as is needed to notice that a sound has begun. */
interface StartingEngine {
  snapshot(): { readonly playSessionId: string | null }
  subscribe(listener: () => void): () => void
}

const LAST_CHECK_IN_KEY = 'hibiki.last-check-in'

type StoredRow = QueuedReport<CheckInReport>

/**
 * Remembers the check-in of the play at hand. The mood before waits for the sound, because it belongs to a play only then and may be changed
 * until then. The last row is stored for this tab, so that a reload between the two moods loses neither.
 */
export function createCheckInStore(options: {
  report: (row: StoredRow) => Promise<void>
  nowMs?: () => number
  skewMs?: () => number | undefined
}) {
  const { report, nowMs = Date.now, skewMs = getClockSkewMs } = options
  const changes = createEmitter<void>()
  const pending = new WeakMap<StartingEngine, Mood>()
  let last: StoredRow | null = readLast()

  /** Saves the next state of a play's check-in and reports it. */
  function save({ playSessionId, vibrationId, userId }: Play, moods: CheckIn): void {
    const known = findRow(playSessionId, userId)
    const skew = skewMs()
    const start = known?.report.startDateTime ?? formatJstDateTime(nowMs() + (skew ?? 0))
    const revision = (known?.revision ?? 0) + 1
    const row: StoredRow = {
      playSessionId,
      userId,
      revision,
      inDeviceTime: known ? known.inDeviceTime === true : skew === undefined,
      report: { ...known?.report, ...moods, playSessionId, vibrationId, startDateTime: start, revision },
    }
    last = row
    try {
      sessionStorage.setItem(LAST_CHECK_IN_KEY, JSON.stringify(row))
    } catch {
      // Without storage a reload forgets the mood before; what was sent stays right.
    }
    changes.emit()
    void report(row)
  }

  const findRow = (playSessionId: string, userId: string): StoredRow | null =>
    last?.playSessionId === playSessionId && last.userId === userId ? last : null

  return {
    subscribe: changes.subscribe,
    /** Chooses the mood before a sound that has not begun, or takes it back; the choice is reported when the sound begins. */
    setBefore(engine: StartingEngine, play: Omit<Play, 'playSessionId'>, mood: Mood | null): void {
      const isWaiting = pending.has(engine)
      if (mood === null) pending.delete(engine)
      else pending.set(engine, mood)
      changes.emit()
      if (isWaiting || mood === null) return
      const stop = engine.subscribe(() => {
        const { playSessionId } = engine.snapshot()
        const before = pending.get(engine)
        if (before !== undefined && playSessionId === null) return
        stop()
        pending.delete(engine)
        if (before !== undefined && playSessionId !== null) save({ ...play, playSessionId }, { before })
      })
    },
    findBefore: (engine: StartingEngine): Mood | null => pending.get(engine) ?? null,
    setAfter: (play: Play, mood: Mood): void => save(play, { after: mood }),
    /** Returns what was said around a play; the same object until it changes. */
    find: (playSessionId: string, userId: string): CheckIn | null =>
      findRow(playSessionId, userId)?.report ?? null,
  }
}

function readLast(): StoredRow | null {
  try {
    return JSON.parse(sessionStorage.getItem(LAST_CHECK_IN_KEY) ?? 'null') as StoredRow | null
  } catch {
    return null
  }
}
