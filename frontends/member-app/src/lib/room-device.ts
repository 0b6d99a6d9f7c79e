/** Where a room keeps what its device needs to go on by itself; there while this browser plays in a room. */
export const roomStorageKey = 'hibiki.room'

/** This browser plays in a room, where nobody is there to log in again (ADR 0015). */
export const isRoomDevice = (): boolean => localStorage.getItem(roomStorageKey) !== null
