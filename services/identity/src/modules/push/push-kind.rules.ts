/** What members can be notified of. */
export const pushKinds = ['answer', 'appointment', 'reminder', 'silent-room'] as const
export type PushKind = (typeof pushKinds)[number]

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

const ofMembers: readonly PushKind[] = ['answer', 'appointment', 'reminder']
const ofEnterprises: readonly PushKind[] = ['answer', 'silent-room']

/** Returns what concerns a member: enterprise accounts have rooms, and the others appointments and evenings. */
export const listPushKinds = (isEnterprise: boolean): readonly PushKind[] =>
  isEnterprise ? ofEnterprises : ofMembers

/** The kinds that are news for a time of their own; the event of an appointment says until when it is. */
type TimedPushKind = Exclude<PushKind, 'appointment'>

/** A notification is not delivered later than this, because it is no news any more. */
const usefulForMs: Record<TimedPushKind, number> = {
  answer: 24 * HOUR_MS,
  reminder: HOUR_MS,
  'silent-room': HOUR_MS,
}

export const computePushEnd = (kind: TimedPushKind, at: Date): Date =>
  new Date(at.getTime() + usefulForMs[kind])

/** Browsers subscribe at their makers' services; nothing is sent to any other host, whatever a client names as its address. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  return hosts.some((host) => {
    const isLoopback = host.startsWith('http:')
    if (isLoopback) return url.origin === host
    if (url.protocol !== 'https:' || url.port !== '') return false
    return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
  })
}

const waits = [30 * SECOND_MS, 120 * SECOND_MS, 600 * SECOND_MS, 1800 * SECOND_MS, 2 * HOUR_MS, 6 * HOUR_MS]

/** Returns when to try again after so many attempts; null when it would be no news any more. */
export function computeNextPushAt(
  attempts: number,
  { now, uselessAfter }: { now: Date; uselessAfter: Date },
): Date | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  const next = new Date(now.getTime() + wait)
  return next < uselessAfter ? next : null
}

/** What a push service's response means: 404 and 410 say that the browser no longer wants any. */
export function classifyPushResponse(status: number): 'delivered' | 'gone' | 'later' | 'never' {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'never'
}
