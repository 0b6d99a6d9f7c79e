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

export type MailFailure = 'temporary' | 'permanent'

/** SMTP responses 5xx to the recipient or the content are permanent; rejected logins and broken connections are ours to fix. */
export function classifyMailFailure(error: { responseCode?: number; code?: string }): MailFailure {
  const isAboutUs = error.code === 'EAUTH' || error.code === 'ETLS'
  const { responseCode = 0 } = error
  return responseCode >= 500 && responseCode < 600 && !isAboutUs ? 'permanent' : 'temporary'
}

/** Returns when to retry after `attempts` failures, or null to give up, also when the mail would arrive too late to be useful. */
export function computeNextAttemptAt(attempts: number, now: Date, uselessAfter: Date | null): Date | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  const next = new Date(now.getTime() + wait)
  return uselessAfter !== null && next > uselessAfter ? null : next
}
