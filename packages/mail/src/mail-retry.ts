const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const waits = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/** What an error of the mail library says besides its text. */
export interface MailError {
  code?: string
  /** The SMTP code with which the server rejected. */
  responseCode?: number
  syscall?: string
  /** The phase of the connection that took too long. */
  timeoutType?: string
}

export type MailFailure = 'temporary' | 'permanent'

/** SMTP responses 5xx to the recipient or the content are permanent; rejected logins and broken connections are ours to fix. */
export function classifyMailFailure(error: MailError): MailFailure {
  const isAboutUs = error.code === 'EAUTH' || error.code === 'ETLS'
  const { responseCode = 0 } = error
  return responseCode >= 500 && responseCode < 600 && !isAboutUs ? 'permanent' : 'temporary'
}

const codesBeforeContent = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE'])
const timeoutsBeforeContent = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])

/**
 * Whether a failure shows that the server did not take the mail: it said so, or there was no connection yet. A connection that broke later
 * may have broken after the mail was taken and before the server could say it.
 */
export function isSurelyUnsent({
  code = '',
  responseCode = 0,
  syscall,
  timeoutType = '',
}: MailError): boolean {
  if (responseCode >= 400 || syscall === 'connect') return true
  return codesBeforeContent.has(code) || timeoutsBeforeContent.has(timeoutType)
}

/** Returns when to retry after `attempts` failures, or null to give up, also when the mail would arrive too late to be useful. */
export function computeNextAttemptAt(attempts: number, now: Date, uselessAfter: Date | null): Date | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  const next = new Date(now.getTime() + wait)
  return uselessAfter !== null && next > uselessAfter ? null : next
}
