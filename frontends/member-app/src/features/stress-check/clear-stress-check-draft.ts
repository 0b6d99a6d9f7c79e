export const DRAFT_STORAGE_KEY = 'hibiki.stress-check'
export const CARRIED_STORAGE_KEY = 'hibiki.stress-check.carried'

/** These stand in a file of their own, so that the logout, which every page has, does not load the questions. */
export function clearStressCheckDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY)
  } catch {
    // Without storage there is no draft.
  }
}

/** Deletes the result that a visitor took along to a registration. */
export function clearCarriedResult(): void {
  try {
    localStorage.removeItem(CARRIED_STORAGE_KEY)
  } catch {
    // Without storage there is none.
  }
}
