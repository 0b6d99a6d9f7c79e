import type { CurrentUser } from './types.ts'

/** What the tabs of one browser tell each other about their common session. */
export type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

const channelName = 'hibiki-session'
const refreshedAtKey = 'hibiki.session.refreshed-at'
const memberKey = 'hibiki.session.member'

/** When any tab last had the session confirmed, in milliseconds; null when no one is logged in in this browser. */
export function lastRefreshedAt(): number | null {
  const stored = Number(localStorage.getItem(refreshedAtKey))
  return stored > 0 ? stored : null
}

export const saveRefresh = (at: number): void => localStorage.setItem(refreshedAtKey, String(at))

/** Nobody is logged in here any more. */
export function clearRefresh(): void {
  localStorage.removeItem(refreshedAtKey)
  localStorage.removeItem(memberKey)
}

export const rememberMember = (user: CurrentUser): void =>
  localStorage.setItem(memberKey, JSON.stringify(user))

/** Whom the server confirmed last; null when no one is logged in in this browser. */
export function rememberedMember(): CurrentUser | null {
  if (lastRefreshedAt() === null) return null
  try {
    return JSON.parse(localStorage.getItem(memberKey) ?? 'null') as CurrentUser | null
  } catch {
    return null
  }
}

export interface SessionTabs {
  tell(message: TabMessage): void
  close(): void
}

export function openSessionTabs(onMessage: (message: TabMessage) => void): SessionTabs {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data)
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** A tab that the system froze may hold the lock for ever; then the server's grace for a just used token has to do. */
const maxWaitMs = 10_000

/** Runs in one tab at a time (D-019); a browser without Web Locks relies on the server's grace for a just used token. */
export async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const mine = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request(
      'hibiki-session-refresh',
      { signal: AbortSignal.timeout(maxWaitMs) },
      mine,
    )
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
