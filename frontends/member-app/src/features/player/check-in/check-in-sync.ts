import { formatJstDateTime, parseJstDateTime } from '@hibiki/calendar'
import { createStore } from 'idb-keyval'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import { fetchCurrentUser } from '../../session/api/fetch-current-user.ts'
import type { RecordResponse } from '../record/record-outcome.ts'
import { createRecordQueue } from '../record/record-queue.ts'
import { createReportSync } from '../record/record-sync.ts'
import type { Mood } from './moods.ts'

/** The body of `POST aiesthe/check-in`. */
export interface CheckInReport {
  playSessionId: string
  vibrationId: string
  startDateTime: string
  before?: Mood
  after?: Mood
  revision: number
}

/** Converts the start from the device's clock to the server's. A start in the future means that the clock was set back since. */
export function convertCheckInToServerTime(
  report: CheckInReport,
  skewMs: number,
  deviceNowMs: number,
): CheckInReport {
  const startMs = parseJstDateTime(report.startDateTime)?.getTime() ?? deviceNowMs
  return { ...report, startDateTime: formatJstDateTime(Math.min(startMs, deviceNowMs) + skewMs) }
}

async function sendCheckIn(
  report: CheckInReport,
  { userId, keepalive }: { userId: string; keepalive: boolean },
): Promise<RecordResponse> {
  try {
    await api.POST('/aiesthe/check-in', {
      body: report,
      keepalive,
      params: { header: { 'x-hibiki-member': userId } },
    })
    return { status: 200 }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, retryAfterSeconds } = error
    return { status, code, message, retryAfterSeconds }
  }
}

/** Sends check-ins as records are sent: they wait on the device until the server has them, each as its newest state. */
export const checkInSync = createReportSync<CheckInReport>({
  name: 'hibiki-check-ins',
  queue: createRecordQueue<CheckInReport>(createStore('hibiki-check-ins', 'reports')),
  send: sendCheckIn,
  requestServerTime: fetchCurrentUser,
  toServerTime: convertCheckInToServerTime,
})
