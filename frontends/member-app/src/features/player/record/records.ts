import { useEffect, useSyncExternalStore } from 'react'
import './learn-server-time.ts'
import { fetchCurrentUser } from '../../session/api/fetch-current-user.ts'
import { recordPlaying } from '../api/record-playing.ts'
import { createRecordQueue } from './record-queue.ts'
import type { RecordSnapshot, RecordState } from './record-states.ts'
import { createRecordSync } from './record-sync.ts'

/** The queue of this tab; it outlives every page. */
export const recordQueue = createRecordQueue()

/** Sends the queue. */
export const records = createRecordSync({
  queue: recordQueue,
  send: recordPlaying,
  requestServerTime: fetchCurrentUser,
})

const useSnapshot = (): RecordSnapshot =>
  useSyncExternalStore(records.states.subscribe, records.states.snapshot)

/** Returns the state of the record of one play; null before its first report. */
export function useRecordState(playSessionId: string | null): RecordState | null {
  const { plays } = useSnapshot()
  return playSessionId === null ? null : (plays[playSessionId] ?? null)
}

/** Returns how many of the member's records still wait for the network. */
export const useWaitingRecords = (): number => useSnapshot().waiting

/** Calls back after a record was confirmed, so that figures made of records can be fetched again. */
export function useOnRecordSaved(onSaved: () => void): void {
  useEffect(() => {
    let seen = records.states.snapshot().saved
    return records.states.subscribe(() => {
      const { saved } = records.states.snapshot()
      if (saved === seen) return
      seen = saved
      onSaved()
    })
  }, [onSaved])
}
