import { type HeardTime, heardSeconds } from './heard-time.ts'
import { newPlaySessionId } from './new-play-session-id.ts'
import { type PlanCodes, type PlaySession, reportOf } from './play-session.ts'
import type { RecordSync } from './record-sync.ts'
import { serverNowMs } from './server-clock.ts'

/** While playing, at most this much is lost on the server's side when the device dies … */
const reportEverySeconds = 30
/** … and this much on the device's side, which sends it at the next start. */
const saveEverySeconds = 5

export interface PlayRecorder {
  /** The first play opens a play session; later plays go on with it until `finish`. Returns its id. */
  begin(): string
  /** Called at every look at the player; keeps and reports at intervals. True when it did. */
  progress(heard: HeardTime): boolean
  /** A pause or the end of the track. */
  report(heard: HeardTime): void
  /** The page goes away, or may never be seen again. */
  leave(heard: HeardTime): void
  /** Reports and closes the play session: the next play opens another one. */
  finish(heard: HeardTime): void
  /** The open play session, for a reload to go on with. */
  session(): PlaySession | null
}

export function createPlayRecorder(o: {
  vibrationId: string
  plan: PlanCodes
  userId: string
  sync: Pick<RecordSync, 'keep' | 'report' | 'reportLeaving'>
  /** A play session that a reload interrupted, and how much of it has been told. */
  resumed?: { session: PlaySession; heardSeconds: number } | undefined
  nowMs?: () => number
  newId?: () => string
}): PlayRecorder {
  const { vibrationId, plan, userId, sync, nowMs = serverNowMs, newId = newPlaySessionId } = o
  let session: PlaySession | null = o.resumed?.session ?? null
  let reported = Math.floor(o.resumed?.heardSeconds ?? 0)
  let kept = reported

  /** Hands the state over when there is something new to tell; what was never heard is no play. */
  function tell(heard: HeardTime, how: (row: Parameters<RecordSync['keep']>[0]) => Promise<void>) {
    const seconds = Math.floor(heardSeconds(heard))
    if (!session || seconds <= reported) return
    kept = seconds
    if (how !== sync.keep) reported = seconds
    const report = reportOf(session, heard, nowMs())
    // A play only grows, so its seconds tell the newer of two states, also across a reload.
    void how({ playSessionId: session.playSessionId, userId, revision: seconds, report })
  }

  const report = (heard: HeardTime) => tell(heard, sync.report)

  return {
    begin() {
      session ??= { playSessionId: newId(), userId, vibrationId, plan, startedAtMs: nowMs() }
      return session.playSessionId
    },
    progress(heard) {
      const seconds = heardSeconds(heard)
      if (seconds - reported >= reportEverySeconds) report(heard)
      else if (seconds - kept >= saveEverySeconds) tell(heard, sync.keep)
      else return false
      return true
    },
    report,
    leave: (heard) => tell(heard, sync.reportLeaving),
    finish(heard) {
      report(heard)
      session = null
      reported = 0
      kept = 0
    },
    session: () => session,
  }
}
