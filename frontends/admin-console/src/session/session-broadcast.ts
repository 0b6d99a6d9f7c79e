/** The console and the member app share one session, and tell each other about it by this channel and this key. */
const CHANNEL_NAME = 'hibiki-session'
const REFRESHED_AT_KEY = 'hibiki.session.refreshed-at'

type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

/** Returns when any tab last refreshed the session, in milliseconds, or 0. */
export const getLastRefreshedAt = (): number => Number(localStorage.getItem(REFRESHED_AT_KEY)) || 0

export function announceRefresh(): void {
  localStorage.setItem(REFRESHED_AT_KEY, String(Date.now()))
  broadcast('refreshed')
}

export function announceLogout(): void {
  localStorage.removeItem(REFRESHED_AT_KEY)
  broadcast('logged-out')
}

/** Calls `onChange` when another tab logs out or somebody else logs in; returns a function that unsubscribes. */
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
