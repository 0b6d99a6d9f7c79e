import { useEffect, useSyncExternalStore } from 'react'
import './learn-server-time.ts'
import { fetchCurrentUser } from '../../session/api/fetch-current-user.ts'
import { sendPlayReport } from '../api/send-play-report.ts'
import { createRecordQueue } from './record-queue.ts'
import type { RecordState, RecordStateSnapshot } from './record-state-store.ts'
import { createRecordSync } from './record-sync.ts'

/** The queue of this tab; it outlives every page. */
export const recordQueue = createRecordQueue()

/** Sends the queue. */
export const appRecordSync = createRecordSync({
  queue: recordQueue,
  send: sendPlayReport,
  requestServerTime: fetchCurrentUser,
})

const useSnapshot = (): RecordStateSnapshot =>
  useSyncExternalStore(appRecordSync.states.subscribe, appRecordSync.states.snapshot)

/** Returns the state of the record of one play; null before its first report. */
export function useRecordState(playSessionId: string | null): RecordState | null {
  const { plays } = useSnapshot()
  return playSessionId === null ? null : (plays[playSessionId] ?? null)
}

/** Returns how many of the member's records still wait for the network. */
export const useUnsentRecordCount = (): number => useSnapshot().waiting

/** Calls back after a record was confirmed, so that figures made of records can be fetched again. */
export function useOnRecordSaved(onSaved: () => void): void {
  useEffect(() => {
    let seen = appRecordSync.states.snapshot().saved
    return appRecordSync.states.subscribe(() => {
      const { saved } = appRecordSync.states.snapshot()
      if (saved === seen) return
      seen = saved
      onSaved()
    })
  }, [onSaved])
}
