import { getClockSkewMs } from '../../../lib/server-clock.ts'
import { getHeardSeconds, type HeardTime } from './heard-time.ts'
import { createPlaySessionId, type PlanCodes, type PlaySession, toPlayReport } from './play-session.ts'
import type { RecordSync } from './record-sync.ts'

/** A device that dies loses at most this much of the record on the server. */
const REPORT_INTERVAL_SECONDS = 30
/** A device that dies forgets at most this much itself; it reports what it has saved at the next start. */
const SAVE_INTERVAL_SECONDS = 5

export interface PlayRecorder {
  /** Opens a play session with the first play; later plays continue it until `finish`. Returns its id. */
  begin(): string
  /** Called while the sound plays; saves and reports at intervals. Returns true when it did. */
  progress(heard: HeardTime): boolean
  /** Reports at a pause or at the end of the track. */
  report(heard: HeardTime): void
  /** Reports while the page is being hidden or unloaded. */
  leave(heard: HeardTime): void
  /** Reports and closes the play session: the next play opens another one. */
  finish(heard: HeardTime): void
  /** Returns the open play session, to resume it after a reload. */
  session(): PlaySession | null
}

export function createPlayRecorder(options: {
  vibrationId: string
  plan: PlanCodes
  userId: string
  sync: Pick<RecordSync, 'save' | 'report' | 'reportLeaving'>
  /** A play session that a reload interrupted, and the seconds already reported. */
  resumed?: { session: PlaySession; heardSeconds: number } | undefined
  /** The device's clock, and how far it is behind the server's. */
  nowMs?: () => number
  skewMs?: () => number | undefined
  newId?: () => string
}): PlayRecorder {
  const { vibrationId, plan, userId, sync, newId = createPlaySessionId } = options
  const { nowMs = Date.now, skewMs = getClockSkewMs } = options
  let session: PlaySession | null = options.resumed?.session ?? null
  let reported = Math.floor(options.resumed?.heardSeconds ?? 0)
  let savedSeconds = reported

  /** One clock times a session to its end; after a reload without a network the skew known before it still applies. */
  const getNowMs = ({ skewMs: first }: PlaySession) =>
    nowMs() + (first === undefined ? 0 : (skewMs() ?? first))

  /** Submits only what is new; a play of which nothing was heard is not recorded. */
  function submit(heard: HeardTime, send: (row: Parameters<RecordSync['save']>[0]) => Promise<void>) {
    const seconds = Math.floor(getHeardSeconds(heard))
    if (!session || seconds <= reported) return
    savedSeconds = seconds
    if (send !== sync.save) reported = seconds
    const report = toPlayReport(session, heard, getNowMs(session))
    const inDeviceTime = session.skewMs === undefined
    // Heard time only grows, so it serves as the revision, also across a reload.
    void send({ playSessionId: session.playSessionId, userId, revision: seconds, report, inDeviceTime })
  }

  const report = (heard: HeardTime) => submit(heard, sync.report)

  return {
    begin() {
      if (!session) {
        const skew = skewMs()
        const startedAtMs = nowMs() + (skew ?? 0)
        session = { playSessionId: newId(), userId, vibrationId, plan, startedAtMs, skewMs: skew }
      }
      return session.playSessionId
    },
    progress(heard) {
      const seconds = getHeardSeconds(heard)
      if (seconds - reported >= REPORT_INTERVAL_SECONDS) report(heard)
      else if (seconds - savedSeconds >= SAVE_INTERVAL_SECONDS) submit(heard, sync.save)
      else return false
      return true
    },
    report,
    leave: (heard) => submit(heard, sync.reportLeaving),
    finish(heard) {
      report(heard)
      session = null
      reported = 0
      savedSeconds = 0
    },
    session: () => session,
  }
}
