export const LAST_CHECK_IN_KEY = 'hibiki.last-check-in'
export const EVENING_LISTENING_KEY = 'hibiki.evening-listening'

/**
 * Deletes from this device what the last member said and heard this evening. It stands in a file of its own, so that the logout, which
 * every page has, does not load the player.
 */
export function clearStoredListening(): void {
  try {
    sessionStorage.removeItem(LAST_CHECK_IN_KEY)
    localStorage.removeItem(EVENING_LISTENING_KEY)
  } catch {
    // Without storage there is nothing to delete.
  }
}
