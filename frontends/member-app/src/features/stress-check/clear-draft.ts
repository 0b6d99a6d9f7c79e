export const draftKey = 'hibiki.stress-check'

/** This stands in a file of its own, so that the logout, which every page has, does not load the questions. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Without storage there is no draft.
  }
}
