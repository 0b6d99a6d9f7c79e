import { roomStorageKey } from '../../../lib/room-device.ts'
import type { Report, Section } from '../types.ts'

/** What a device needs to go on by itself after a reload, a crash or a power cut. */
interface Kept {
  /** The member whose session started it: another account on this device starts anew. */
  userId: string
  sectionId: string
  /** The last orders. */
  section: Section | null
  /** Reports that no call has taken yet, oldest first. */
  reports: Report[]
  silentSinceMs: number | null
}

export const roomStorage = {
  read({ userId, sectionId }: Pick<Kept, 'userId' | 'sectionId'>): Kept | null {
    const kept = parse(localStorage.getItem(roomStorageKey))
    return kept?.userId === userId && kept.sectionId === sectionId ? kept : null
  },
  /** The section that this device plays, if any. */
  sectionOf: (userId: string): string | null => {
    const kept = parse(localStorage.getItem(roomStorageKey))
    return kept?.userId === userId ? kept.sectionId : null
  },
  save(kept: Kept): void {
    try {
      localStorage.setItem(roomStorageKey, JSON.stringify(kept))
    } catch {
      // The device then starts anew after a reload; it sounds meanwhile.
    }
  },
  clear: (): void => localStorage.removeItem(roomStorageKey),
}

function parse(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null
  } catch {
    return null
  }
}
