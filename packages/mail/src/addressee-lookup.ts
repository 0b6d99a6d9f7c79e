import type { InternalFetch, Language } from '@hibiki/http'

/** Members may cancel these kinds of mail, each by itself. */
export type OptionalMailType = 'reminder' | 'seven-nights' | 'support' | 'appointment'

export interface Addressee {
  email: string
  /** The display name. */
  name: string
  language: Language
  /** For a mail that members may cancel, whether this member still receives it, and the link that cancels it. */
  subscribed?: boolean
  unsubscribeUrl?: string
  /** The address at which a mail program cancels it without opening a page (RFC 8058). */
  oneClickUrl?: string
}

/** Finds the address, the name and the language to which a mail to a member is sent. */
export type AddresseeLookup = (memberId: string, type?: OptionalMailType) => Promise<Addressee | null>

const TIMEOUT_MS = 5000

/**
 * Asks identity at the moment of sending, so that no addresses or languages are stored here and a change takes effect at once.
 * @returns null when the member was deleted; rejects when identity does not respond
 */
export function createAddresseeLookup(identityUrl: string, fetch: InternalFetch): AddresseeLookup {
  return async (memberId, type) => {
    const query = type === undefined ? '' : `?type=${type}`
    const url = new URL(`/internal/members/${memberId}/addressee${query}`, identityUrl)
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return null
    if (!response.ok) throw Object.assign(new Error('identity gave no response'), { code: 'EIDENTITY' })
    return (await response.json()) as Addressee
  }
}
