import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { PlayReport } from '../record/play-session.ts'
import type { RecordResponse } from '../record/record-outcome.ts'

/**
 * Reports a play, as often as needed: the server stores one record per play session. Resolves with any response of the
 * server and rejects only when it cannot be reached. `userId` is the member who has played; the server rejects the report when
 * another member is logged in. `keepalive` lets the call outlive the page.
 */
export async function sendPlayReport(
  report: PlayReport,
  { userId, keepalive }: { userId: string; keepalive: boolean },
): Promise<RecordResponse> {
  try {
    const headers = { 'Idempotency-Key': report.playSessionId, 'X-Hibiki-Member': userId }
    await api.POST(toPath(report), { body: report, keepalive, headers })
    return { status: 200 }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, retryAfterSeconds } = error
    return { status, code, message, retryAfterSeconds }
  }
}

/** Three endpoints take the same record. */
function toPath({ faceExpSoundResultId, dmvTypeCode }: PlayReport) {
  if (faceExpSoundResultId) return '/dmv/record-face-playing'
  return dmvTypeCode === '04' ? '/dmv/record-sound-therapy-playing' : '/dmv/record-playing'
}
