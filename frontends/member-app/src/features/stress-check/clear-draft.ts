export const draftKey = 'hibiki.stress-check'

/** Apart from the rest of the draft, so that the logout, which every page has, loads no questions. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // No storage, no draft.
  }
}
