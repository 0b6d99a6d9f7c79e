import { isRoomDevice } from '../../lib/is-room-device.ts'
import type { CurrentUser } from './types.ts'

/** What the tabs of one browser tell each other about their common session. */
export type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

const channelName = 'hibiki-session'
const refreshedAtKey = 'hibiki.session.refreshed-at'
const memberKey = 'hibiki.session.member'

/** The last refresh when the storage was full, so that only this tab knows it. */
let unsavedRefreshAt = 0

/** When any tab last had the session confirmed, in milliseconds; null when no one is logged in in this browser. */
export function readLastRefreshAt(): number | null {
  const at = Math.max(Number(localStorage.getItem(refreshedAtKey)), unsavedRefreshAt)
  return at > 0 ? at : null
}

export function saveRefresh(at: number): void {
  try {
    localStorage.setItem(refreshedAtKey, String(at))
    unsavedRefreshAt = 0
  } catch {
    unsavedRefreshAt = at
  }
}

/** Called when nobody is logged in any more. */
export function clearRefresh(): void {
  unsavedRefreshAt = 0
  localStorage.removeItem(refreshedAtKey)
  localStorage.removeItem(memberKey)
}

export function saveMember(user: CurrentUser): void {
  try {
    localStorage.setItem(memberKey, JSON.stringify(user))
  } catch {
    // No member is better than the previous one.
    localStorage.removeItem(memberKey)
  }
}

/** Returns the member whom the server confirmed last; null when no one is logged in in this browser. */
export function readMember(): CurrentUser | null {
  if (readLastRefreshAt() === null) return null
  try {
    return JSON.parse(localStorage.getItem(memberKey) ?? 'null') as CurrentUser | null
  } catch {
    return null
  }
}

/** Whether the session of this browser plays in a room; a session of another member on the same device does not. */
export function isRoomSession(): boolean {
  const member = readMember()
  return member !== null && isRoomDevice(member.id)
}

export interface SessionTabs {
  broadcast(message: TabMessage): void
  close(): void
}

export function openSessionTabs(onMessage: (message: TabMessage) => void): SessionTabs {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data)
  return {
    broadcast: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
