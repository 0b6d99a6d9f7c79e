import type { PlayReport } from '../record/play-session.ts'
import type { RecordResponse } from '../record/record-outcome.ts'

export interface StoredPlay {
  startedAt: number
  endedAt: number
  playedSeconds: number
}

/** Clocks may run this far ahead of the server's. */
const FUTURE_TOLERANCE_SECONDS = 5 * 60

/**
 * The record call as the specification has it: one record per play session that grows and never shrinks, and windows
 * that cannot be true are refused. Times are seconds since 1970.
 */
export function createFakeRecordServer(nowMs: () => number) {
  const plays = new Map<string, StoredPlay>()
  const refused: PlayReport[] = []
  return {
    plays,
    refused,
    take(report: PlayReport): RecordResponse {
      const play = {
        startedAt: japanTime(report.startDateTime),
        endedAt: japanTime(report.endDateTime),
        playedSeconds: duration(report.totalPlayingTime),
      }
      if (!isPossible(play, nowMs() / 1000)) {
        refused.push(report)
        return { status: 400, code: 'E3001', message: '再生時間が正しくありません。' }
      }
      const known = plays.get(report.playSessionId) ?? play
      plays.set(report.playSessionId, {
        startedAt: Math.min(known.startedAt, play.startedAt),
        endedAt: Math.max(known.endedAt, play.endedAt),
        playedSeconds: Math.max(known.playedSeconds, play.playedSeconds),
      })
      return { status: 200 }
    },
  }
}

function isPossible({ startedAt, endedAt, playedSeconds }: StoredPlay, now: number): boolean {
  return (
    startedAt <= endedAt &&
    endedAt <= now + FUTURE_TOLERANCE_SECONDS &&
    playedSeconds <= 24 * 3600 &&
    playedSeconds <= endedAt - startedAt + 1
  )
}

/** `yyyy-MM-dd HH:mm:ss` in Japan. */
const japanTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+09:00`) / 1000

function duration(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
