import { type HeardTime, heardSeconds } from './heard-time.ts'
import { newPlaySessionId } from './new-play-session-id.ts'
import { type PlanCodes, type PlaySession, reportOf } from './play-session.ts'
import type { RecordSync } from './record-sync.ts'
import { serverNowMs } from './server-clock.ts'

/** While playing, at most this much is lost on the server's side when the device dies … */
const reportEverySeconds = 30
/** … and this much on the device's side, which sends it at the next start. */
const keepEverySeconds = 5

export interface PlayRecorder {
  /** The first play opens a play session; later plays go on with it until `finish`. Returns its id. */
  begin(): string
  /** Called at every look at the player; keeps and reports at intervals. */
  progress(heard: HeardTime): void
  /** A pause or the end of the track. */
  report(heard: HeardTime): void
  /** The page goes away, or may never be seen again. */
  leave(heard: HeardTime): void
  /** Reports and closes the play session: the next play opens another one. */
  finish(heard: HeardTime): void
}

export function createPlayRecorder(o: {
  vibrationId: string
  plan: PlanCodes
  userId: string
  sync: Pick<RecordSync, 'keep' | 'report' | 'reportLeaving'>
  nowMs?: () => number
  newId?: () => string
}): PlayRecorder {
  const { vibrationId, plan, userId, sync, nowMs = serverNowMs, newId = newPlaySessionId } = o
  let session: PlaySession | null = null
  let revision = 0
  let reported = 0
  let kept = 0

  /** Hands the state over when there is something new to tell; what was never heard is no play. */
  function tell(heard: HeardTime, how: (row: Parameters<RecordSync['keep']>[0]) => Promise<void>) {
    const seconds = Math.floor(heardSeconds(heard))
    if (!session || seconds <= reported) return
    revision += 1
    kept = seconds
    if (how !== sync.keep) reported = seconds
    const report = reportOf(session, heard, nowMs())
    void how({ playSessionId: session.playSessionId, userId, revision, report })
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
      else if (seconds - kept >= keepEverySeconds) tell(heard, sync.keep)
    },
    report,
    leave: (heard) => tell(heard, sync.reportLeaving),
    finish(heard) {
      report(heard)
      session = null
      reported = 0
      kept = 0
      revision = 0
    },
  }
}
