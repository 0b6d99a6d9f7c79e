const STORAGE_KEY = 'hibiki.family-invitation'
/** As long as the link of the mail that confirms a registration. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

interface Draft {
  token: string
  savedAtMs: number
}

/** The invitation with which a visitor began a registration, for the browser, because the mail opens another tab. */
export const familyInvitationDraft = {
  save(token: string, nowMs: number): void {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ token, savedAtMs: nowMs } satisfies Draft))
    } catch {
      // Without storage the mail of the invitation leads back to it.
    }
  },
  /** Returns the secret of the invitation and forgets it; null when there is none of the last day. */
  take(nowMs: number): string | null {
    try {
      const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Draft> | null
      localStorage.removeItem(STORAGE_KEY)
      if (typeof draft?.token !== 'string' || typeof draft.savedAtMs !== 'number') return null
      return nowMs - draft.savedAtMs < MAX_AGE_MS ? draft.token : null
    } catch {
      return null
    }
  },
}
