import { createStore, promisifyRequest, type UseStore, values } from 'idb-keyval'
import type { PlayReport } from './play-session.ts'

/** The newest state of one play that the server has not confirmed yet. */
export interface QueuedReport {
  playSessionId: string
  userId: string
  /** Grows with every report of the play. */
  revision: number
  report: PlayReport
}

/**
 * Reports wait in IndexedDB until the server has answered, so that a lost network, a closed tab or a crash loses
 * nothing. One row per play: a newer state replaces an older one.
 */
export interface RecordQueue {
  put(row: QueuedReport): Promise<void>
  /** Rows of one member only: another member on the same device never sends them. */
  rowsOf(userId: string): Promise<QueuedReport[]>
  /** Removes the row, unless a newer state of the play arrived while this one was being sent. */
  remove(sent: QueuedReport): Promise<void>
}

export function createRecordQueue(
  store: UseStore = createStore('hibiki-play-records', 'reports'),
): RecordQueue {
  return {
    put: (row) =>
      changeRow(store, row.playSessionId, (rows, stored) => {
        if (!stored || stored.revision <= row.revision) rows.put(row, row.playSessionId)
      }),
    rowsOf: async (userId) => (await values<QueuedReport>(store)).filter((row) => row.userId === userId),
    remove: (sent) =>
      changeRow(store, sent.playSessionId, (rows, stored) => {
        if (stored && stored.revision <= sent.revision) rows.delete(sent.playSessionId)
      }),
  }
}

/** Reads and writes in one IndexedDB transaction, so that two tabs cannot overwrite each other's newer state. */
function changeRow(
  store: UseStore,
  key: string,
  change: (rows: IDBObjectStore, stored: QueuedReport | undefined) => void,
): Promise<void> {
  return store('readwrite', (rows) => {
    const reading: IDBRequest<QueuedReport | undefined> = rows.get(key)
    reading.onsuccess = () => change(rows, reading.result)
    return promisifyRequest(rows.transaction)
  })
}
