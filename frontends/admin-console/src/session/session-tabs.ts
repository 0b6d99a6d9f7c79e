/** The channel and the mark that the member app's tabs share with the console: both live in the same session. */
const channelName = 'hibiki-session'
const refreshedAtKey = 'hibiki.session.refreshed-at'

type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

/** When any tab last had the session confirmed, in milliseconds; 0 when none has. */
export const lastRefreshedAt = (): number => Number(localStorage.getItem(refreshedAtKey)) || 0

export function saveRefresh(): void {
  localStorage.setItem(refreshedAtKey, String(Date.now()))
  tell('refreshed')
}

export function clearSession(): void {
  localStorage.removeItem(refreshedAtKey)
  tell('logged-out')
}

/** Calls back when another tab logs out or somebody else logs in; returns the function that stops listening. */
export function onSessionChange(react: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (event: MessageEvent<TabMessage>) => {
    if (event.data !== 'refreshed') react()
  }
  return () => channel.close()
}

function tell(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}
