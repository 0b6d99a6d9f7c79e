import { ApiError, type InternalFetch } from '@hibiki/http'

/** Lets a member receive reminders again who cancelled them by the link of an earlier mail. */
export type ReminderSubscriber = (memberId: string) => Promise<void>

const TIMEOUT_MS = 5000

/** Asks identity, which stores who cancelled what. It rejects with E5030 when identity does not respond. */
export function createReminderSubscriber(identityUrl: string, fetch: InternalFetch): ReminderSubscriber {
  return async (memberId) => {
    const url = new URL(`/internal/members/${memberId}/subscribe-to-mail`, identityUrl)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'seven-nights' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response?.ok) throw new ApiError('E5030')
  }
}
