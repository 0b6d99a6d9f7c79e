import { isRoomDevice } from '../../lib/room-device.ts'
import type { CurrentUser } from './types.ts'

/** What the tabs of one browser tell each other about their common session. */
export type TabMessage = 'logged-in' | 'logged-out' | 'refreshed'

const channelName = 'hibiki-session'
const refreshedAtKey = 'hibiki.session.refreshed-at'
const memberKey = 'hibiki.session.member'

/** The last refresh where the storage was full: this tab alone knows it. */
let unsavedRefreshAt = 0

/** When any tab last had the session confirmed, in milliseconds; null when no one is logged in in this browser. */
export function lastRefreshedAt(): number | null {
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

/** Nobody is logged in here any more. */
export function clearRefresh(): void {
  unsavedRefreshAt = 0
  localStorage.removeItem(refreshedAtKey)
  localStorage.removeItem(memberKey)
}

export function rememberMember(user: CurrentUser): void {
  try {
    localStorage.setItem(memberKey, JSON.stringify(user))
  } catch {
    // Nobody rather than whoever was here before.
    localStorage.removeItem(memberKey)
  }
}

/** Whom the server confirmed last; null when no one is logged in in this browser. */
export function rememberedMember(): CurrentUser | null {
  if (lastRefreshedAt() === null) return null
  try {
    return JSON.parse(localStorage.getItem(memberKey) ?? 'null') as CurrentUser | null
  } catch {
    return null
  }
}

/** Whether the session of this browser plays in a room; another member's on the same device does not. */
export function isRoomSession(): boolean {
  const member = rememberedMember()
  return member !== null && isRoomDevice(member.id)
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
