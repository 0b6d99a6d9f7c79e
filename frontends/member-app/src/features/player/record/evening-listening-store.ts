import { createEmitter } from '../../../lib/emitter.ts'
import { toDayPeriod } from '../day-part.rules.ts'

const EVENING_LISTENING_KEY = 'hibiki.evening-listening'
const changes = createEmitter<void>()

interface StoredListening {
  userId: string
  period: string
  seconds: number
}

/** Adds up on this device what a member has heard in finished plays of one evening, morning or day. */
export const eveningListeningStore = {
  subscribe: changes.subscribe,
  add(userId: string, seconds: number, nowMs = Date.now()): void {
    const sum: StoredListening = {
      userId,
      period: toDayPeriod(nowMs),
      seconds: seconds + eveningListeningStore.getSeconds(userId, nowMs),
    }
    try {
      localStorage.setItem(EVENING_LISTENING_KEY, JSON.stringify(sum))
    } catch {
      // Without storage the page greets as before the first play.
    }
    changes.emit()
  },
  getSeconds(userId: string, nowMs = Date.now()): number {
    try {
      const stored = JSON.parse(
        localStorage.getItem(EVENING_LISTENING_KEY) ?? 'null',
      ) as StoredListening | null
      return stored?.userId === userId && stored.period === toDayPeriod(nowMs) ? stored.seconds : 0
    } catch {
      return 0
    }
  },
}
