import { createStore, promisifyRequest, type UseStore, values } from 'idb-keyval'
import type { PlayReport } from './play-session.ts'

/** What a device reports about one play, times in Japan. */
export interface TimedReport {
  startDateTime: string
}

/** The newest state of one play that the server has not confirmed yet. */
export interface QueuedReport<Report extends TimedReport = PlayReport> {
  playSessionId: string
  userId: string
  /** Grows with the play, so that the higher of two is the newer state. */
  revision: number
  report: Report
  /** Whether the report was timed by the device's clock, because the server's was unknown; it is corrected when it is sent. */
  inDeviceTime?: boolean
}

/**
 * Reports wait in IndexedDB until the server has responded, so that a lost network, a closed tab or a crash loses
 * nothing. One row per play: a newer state replaces an older one. What the browser does not store (blocked, full,
 * private mode) waits in memory instead: then it lives as long as the page. No method rejects.
 */
export interface RecordQueue<Report extends TimedReport = PlayReport> {
  put(row: QueuedReport<Report>): Promise<void>
  /** Lists the rows of one member only, in the order they were played; another member on the same device never sends them. */
  listRows(userId: string): Promise<QueuedReport<Report>[]>
  /** Removes the row, unless a newer state of the play arrived while this one was being sent. */
  remove(sent: QueuedReport<Report>): Promise<void>
}

export function createRecordQueue<Report extends TimedReport = PlayReport>(
  store: UseStore = createStore('hibiki-play-records', 'reports'),
): RecordQueue<Report> {
  /** Rows that the store has not taken (yet), from the start of `put`, so that a `remove` meanwhile counts. */
  const unstored = new Map<string, QueuedReport<Report>>()

  function release({ playSessionId, revision }: QueuedReport<Report>) {
    const held = unstored.get(playSessionId)
    if (held && held.revision <= revision) unstored.delete(playSessionId)
  }

  return {
    async put(row) {
      setNewer(unstored, row)
      await changeRow<Report>(store, row.playSessionId, (rows, stored) => {
        if (!stored || stored.revision <= row.revision) rows.put(row, row.playSessionId)
      }).then(() => release(row), ignoreNotStored)
    },
    async listRows(userId) {
      // Taken before the store is read: a row on its way into the store is then seen in one of the two.
      const held = [...unstored.values()]
      const newest = new Map<string, QueuedReport<Report>>()
      for (const row of [...(await listStoredRows<Report>(store)), ...held]) setNewer(newest, row)
      return [...newest.values()].filter((row) => row.userId === userId).sort(compareByStart)
    },
    async remove(sent) {
      release(sent)
      await changeRow<Report>(store, sent.playSessionId, (rows, stored) => {
        if (stored && stored.revision <= sent.revision) rows.delete(sent.playSessionId)
      }).catch(ignoreNotStored)
    },
  }
}

const compareByStart = (one: QueuedReport<TimedReport>, other: QueuedReport<TimedReport>): number =>
  one.report.startDateTime.localeCompare(other.report.startDateTime)

/** A row that was not stored stays in memory; a sent row that was not removed is sent again, which changes nothing on the server. */
const ignoreNotStored = () => undefined

function setNewer<Report extends TimedReport>(
  rows: Map<string, QueuedReport<Report>>,
  row: QueuedReport<Report>,
) {
  const held = rows.get(row.playSessionId)
  if (!held || held.revision <= row.revision) rows.set(row.playSessionId, row)
}

/** `async`, here and below, because a browser that blocks IndexedDB throws at once instead of rejecting. */
async function listStoredRows<Report extends TimedReport>(store: UseStore): Promise<QueuedReport<Report>[]> {
  try {
    return await values<QueuedReport<Report>>(store)
  } catch {
    return []
  }
}

/** Reads and writes in one IndexedDB transaction, so that two tabs cannot overwrite each other's newer state. */
async function changeRow<Report extends TimedReport>(
  store: UseStore,
  key: string,
  change: (rows: IDBObjectStore, stored: QueuedReport<Report> | undefined) => void,
): Promise<void> {
  return store('readwrite', (rows) => {
    const reading: IDBRequest<QueuedReport<Report> | undefined> = rows.get(key)
    reading.onsuccess = () => change(rows, reading.result)
    return promisifyRequest(rows.transaction)
  })
}
