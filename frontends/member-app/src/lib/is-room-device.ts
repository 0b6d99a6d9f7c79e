/** The storage key of what a room's device needs to play by itself; it exists while this browser plays in a room. */
export const roomStorageKey = 'hibiki.room'

/** Tells whether this browser plays in a room with this member's session, where nobody could log in again (ADR 0015). */
export function isRoomDevice(userId: string): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(roomStorageKey) ?? 'null') as { userId: string } | null
    return stored?.userId === userId
  } catch {
    return false
  }
}
