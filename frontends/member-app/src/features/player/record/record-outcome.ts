/** The meaning of a response of the server for a queued report. */
export type RecordOutcome =
  | { kind: 'saved' }
  /** The report stays and is sent again; `others` says whether other reports may be sent meanwhile. */
  | { kind: 'retry'; afterMs: number | null; others: boolean }
  /** The session has ended, or is another member's: the report stays for this member's next login. */
  | { kind: 'login' }
  /** The server will never accept it: it leaves the queue, and the member sees why. */
  | { kind: 'refused'; reason: string }

export interface RecordResponse {
  status: number
  code?: string | undefined
  message?: string | undefined
  retryAfterSeconds?: number | null
}

/** 5xx code of a session ended by a login elsewhere; every other 5xx is a failure of the server. */
const duplicateLogin = 'E5001'
/** The cookies are those of another member, who has logged in in another tab; this tab is about to notice. */
const ofAnotherMember = ['CONTENT_PLAY_OF_ANOTHER', 'AIESTHE_CHECK_IN_OF_ANOTHER']

export function toRecordOutcome(response: RecordResponse | 'unreachable'): RecordOutcome {
  if (response === 'unreachable') return { kind: 'retry', afterMs: null, others: false }
  const { status } = response
  if (status >= 200 && status < 300) return { kind: 'saved' }
  if (status === 401 || status === 403) return { kind: 'login' }
  const { code = '' } = response
  if (code === duplicateLogin || ofAnotherMember.includes(code)) return { kind: 'login' }
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = response.retryAfterSeconds ?? null
    const afterMs = seconds === null ? null : seconds * 1000
    return { kind: 'retry', afterMs, others: status !== 429 }
  }
  return { kind: 'refused', reason: response.message ?? `HTTP ${status}` }
}

const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 300_000

/** Returns 2, 4, 8 … seconds, at most 5 minutes, less up to a quarter so that devices do not retry in step. */
export function getRetryDelayMs(attempt: number, random: () => number = Math.random): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1)) * (1 - random() / 4)
}
