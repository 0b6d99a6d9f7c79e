/** The channel and the mark that the member app's tabs share with the console: both live in the same session. */
const CHANNEL_NAME = 'hibiki-session'
const REFRESHED_AT_KEY = 'hibiki.session.refreshed-at'

type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

/** When any tab last had the session confirmed, in milliseconds; 0 when none has. */
export const getLastRefreshedAt = (): number => Number(localStorage.getItem(REFRESHED_AT_KEY)) || 0

export function announceRefresh(): void {
  localStorage.setItem(REFRESHED_AT_KEY, String(Date.now()))
  broadcast('refreshed')
}

export function announceLogout(): void {
  localStorage.removeItem(REFRESHED_AT_KEY)
  broadcast('logged-out')
}

/** Calls back when another tab logs out or somebody else logs in; returns the function that stops listening. */
export function subscribeToSessionChange(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.onmessage = (event: MessageEvent<TabMessage>) => {
    if (event.data !== 'refreshed') onChange()
  }
  return () => channel.close()
}

function broadcast(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.postMessage(message)
  channel.close()
}
