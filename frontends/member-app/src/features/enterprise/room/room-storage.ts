import { roomStorageKey } from '../../../lib/is-room-device.ts'
import type { DeviceReport, RoomSection, SectionOutlook } from '../types.ts'
import type { StoredPlaylists } from './playlist-cursor.ts'

/** What a device needs to continue without a person after a reload, a crash or a power cut. */
export interface StoredRoom {
  /** The member whose session started it; another account on this device starts anew. */
  userId: string
  sectionId: string
  /** The last orders. */
  section: RoomSection | null
  /** What the plan changes in the next weeks. */
  outlook: SectionOutlook | null
  /** Reports that have not been sent yet, oldest first. */
  reports: readonly DeviceReport[]
  silentSinceMs: number | null
}

export const roomStorage = {
  read({ userId, sectionId }: Pick<StoredRoom, 'userId' | 'sectionId'>): StoredRoom | null {
    const stored = parse(localStorage.getItem(roomStorageKey))
    return stored?.userId === userId && stored.sectionId === sectionId ? stored : null
  },
  /** Finds the section that this device plays. */
  findSectionId: (userId: string): string | null => {
    const stored = parse(localStorage.getItem(roomStorageKey))
    return stored?.userId === userId ? stored.sectionId : null
  },
  save(stored: StoredRoom): void {
    try {
      localStorage.setItem(roomStorageKey, JSON.stringify(stored))
    } catch {
      // A device with a full disk plays on and only starts anew after a reload.
    }
  },
  clear(): void {
    localStorage.removeItem(roomStorageKey)
    localStorage.removeItem(playlistsKey)
  },
  /** Returns what this device has played of the section's playlists. */
  readPlaylists(sectionId: string): StoredPlaylists | null {
    const stored = parse<StoredPlaylists & { sectionId: string }>(localStorage.getItem(playlistsKey))
    return stored?.sectionId === sectionId ? stored : null
  },
  savePlaylists(sectionId: string, stored: StoredPlaylists): void {
    try {
      localStorage.setItem(playlistsKey, JSON.stringify({ sectionId, ...stored }))
    } catch {
      // A device with a full disk plays on and only begins its playlists anew after a reload.
    }
  },
}

/** Apart from the section, because the place in a sound changes every few seconds. */
const playlistsKey = 'hibiki.room-playlists'

function parse<Stored = StoredRoom>(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null
  } catch {
    return null
  }
}
