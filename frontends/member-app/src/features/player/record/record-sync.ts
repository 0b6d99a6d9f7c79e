import { runInOneTab } from '../../../lib/run-in-one-tab.ts'
import { getClockSkewMs } from '../../../lib/server-clock.ts'
import { convertReportToServerTime, type PlayReport } from './play-session.ts'
import {
  getRetryDelayMs,
  type RecordOutcome,
  type RecordResponse,
  toRecordOutcome,
} from './record-outcome.ts'
import type { QueuedReport, RecordQueue, TimedReport } from './record-queue.ts'
import { createRecordStateStore, type RecordStateStore } from './record-state-store.ts'

export interface RecordSync<Report extends TimedReport = PlayReport> {
  states: RecordStateStore
  /** Saves the newest state on the device only, so that a crash does not lose it. */
  save(row: QueuedReport<Report>): Promise<void>
  /** Saves the newest state and sends it. */
  report(row: QueuedReport<Report>): Promise<void>
  /** Saves the newest state and sends it in a way that survives the closing of the page. */
  reportLeaving(row: QueuedReport<Report>): Promise<void>
  /** Sends the member's waiting reports now. */
  flush(): Promise<void>
  /** Sends this member's reports now, when the network returns and when the tab is seen again, until stopped. */
  start(userId: string): () => void
}

type Send<Report> = (
  report: Report,
  options: { userId: string; keepalive: boolean },
) => Promise<RecordResponse>

interface RecordSyncOptions<Report extends TimedReport> {
  queue: RecordQueue<Report>
  send: Send<Report>
  /** Makes a request whose response tells the server's time. */
  requestServerTime: () => Promise<unknown>
  /** The device's clock, and how far it is behind the server's. */
  nowMs?: () => number
  skewMs?: () => number | undefined
  random?: () => number
  oneAtATime?: (work: () => Promise<void>) => Promise<void>
}

interface ReportSyncOptions<Report extends TimedReport> extends RecordSyncOptions<Report> {
  /** Only one tab sends under this name at a time; two would be harmless, because the server stores each report once per play. */
  name: string
  /** Converts a report from the device's clock to the server's. */
  toServerTime: (report: Report, skewMs: number, deviceNowMs: number) => Report
}

/** Sends the records of plays. */
export const createRecordSync = (options: RecordSyncOptions<PlayReport>): RecordSync =>
  createReportSync({ ...options, name: 'hibiki-play-records', toServerTime: convertReportToServerTime })

/** Sends whatever is reported of plays: once each, the newest state, whenever the network allows it. */
export function createReportSync<Report extends TimedReport>(
  options: ReportSyncOptions<Report>,
): RecordSync<Report> {
  const {
    queue,
    send,
    requestServerTime,
    nowMs = Date.now,
    skewMs = getClockSkewMs,
    oneAtATime = (work) => runInOneTab(options.name, work),
  } = options
  const states = createRecordStateStore()
  let member: string | null = null
  let failedRounds = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let nextRound: Promise<void> | null = null

  /**
   * This is the only place that sends. The cookies are the current member's, so a row of another one waits for its owner; where another
   * tab has just changed the member, the server notices by the id and returns the same.
   */
  async function deliver(row: QueuedReport<Report>, keepalive: boolean): Promise<RecordOutcome> {
    if (row.userId !== member) {
      states.set(row.playSessionId, { kind: 'waiting' })
      return { kind: 'login' }
    }
    states.set(row.playSessionId, { kind: 'saving' })
    const response = await sendInServerTime(row, keepalive).catch((): 'unreachable' => 'unreachable')
    const outcome = toRecordOutcome(response)
    if (outcome.kind === 'saved' || outcome.kind === 'refused') {
      await queue.remove(row)
      states.set(row.playSessionId, outcome)
    } else {
      states.set(row.playSessionId, { kind: 'waiting' })
    }
    return outcome
  }

  /** The server stores the earliest start of a play, so that a wrong one could not be corrected later. */
  async function sendInServerTime(
    row: QueuedReport<Report>,
    keepalive: boolean,
  ): Promise<RecordResponse | 'unreachable'> {
    const { report, userId } = row
    if (!row.inDeviceTime) return send(report, { userId, keepalive })
    // A page that is closing cannot wait for a response, so that the report stays for the next visit.
    if (skewMs() === undefined && !keepalive) await requestServerTime().catch(() => undefined)
    const skew = skewMs()
    if (skew === undefined) return 'unreachable'
    return send(options.toServerTime(report, skew, nowMs()), { userId, keepalive })
  }

  function retryAfter(delayMs: number | null) {
    failedRounds += 1
    clearTimeout(retryTimer)
    retryTimer = setTimeout(flush, delayMs ?? getRetryDelayMs(failedRounds, options.random))
  }

  /** Sends the member's rows one by one. */
  async function sendRound(userId: string): Promise<void> {
    const rows = await queue.listRows(userId)
    let waiting = rows.length
    let retry: { afterMs: number | null } | null = null
    for (const row of rows) {
      if (member !== userId) return
      const outcome = await deliver(row, false)
      if (outcome.kind === 'saved' || outcome.kind === 'refused') waiting -= 1
      if (outcome.kind === 'login') break
      if (outcome.kind === 'retry') {
        retry = outcome
        if (!outcome.others) break
      }
    }
    states.setWaiting(waiting)
    if (retry) retryAfter(retry.afterMs)
    else failedRounds = 0
  }

  function flush(): Promise<void> {
    clearTimeout(retryTimer)
    nextRound ??= oneAtATime(async () => {
      nextRound = null
      if (member) await sendRound(member)
    })
    return nextRound
  }

  function onVisibilityChange() {
    if (document.visibilityState === 'visible') void flush()
  }

  return {
    states,
    flush,
    save: queue.put,
    async report(row) {
      states.set(row.playSessionId, { kind: row.userId === member ? 'saving' : 'waiting' })
      await queue.put(row)
      await flush()
    },
    async reportLeaving(row) {
      const saved = queue.put(row)
      const outcome = await deliver(row, true)
      await saved
      if (outcome.kind === 'retry') retryAfter(outcome.afterMs)
    },
    start(userId) {
      member = userId
      failedRounds = 0
      window.addEventListener('online', flush)
      document.addEventListener('visibilitychange', onVisibilityChange)
      void flush()
      return () => {
        member = null
        states.setWaiting(0)
        clearTimeout(retryTimer)
        window.removeEventListener('online', flush)
        document.removeEventListener('visibilitychange', onVisibilityChange)
      }
    },
  }
}
