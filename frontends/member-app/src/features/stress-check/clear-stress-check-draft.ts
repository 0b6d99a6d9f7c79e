export const DRAFT_STORAGE_KEY = 'hibiki.stress-check'

/** This stands in a file of its own, so that the logout, which every page has, does not load the questions. */
export function clearStressCheckDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY)
  } catch {
    // Without storage there is no draft.
  }
}
