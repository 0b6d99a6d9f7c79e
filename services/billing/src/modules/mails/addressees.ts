import type { InternalFetch, Language } from '@hibiki/http'

export interface Addressee {
  email: string
  /** Display name. */
  name: string
  language: Language
  /** Of a mail that members may cancel: whether this one has not, and where to do so. */
  subscribed?: boolean
  unsubscribeUrl?: string
}

/** Kinds of mail that members may cancel. */
export type OptionalMail = 'reminder'

/** Where mails to members go. */
export type Addressees = (memberId: string, type?: OptionalMail) => Promise<Addressee | null>

const TIMEOUT_MS = 5000

/**
 * Asks identity at the moment of sending, so that nothing about addresses or languages is stored here and a change counts at once.
 *
 * @returns null when the member is gone; rejects when identity gives no response
 */
export function createAddressees(identityUrl: string, fetch: InternalFetch): Addressees {
  return async (memberId, type) => {
    const query = type === undefined ? '' : `?type=${type}`
    const url = new URL(`/internal/members/${memberId}/addressee${query}`, identityUrl)
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return null
    if (!response.ok) throw Object.assign(new Error('identity gave no response'), { code: 'EIDENTITY' })
    return (await response.json()) as Addressee
  }
}
