import type { DeviceReport, RoomSection, SectionOutlook } from '../types.ts'
import type { StoredRoom } from './room-storage.ts'

export interface RoomStateBase {
  section: RoomSection | null
  /** What the plan changes in the next weeks, for times without a network. */
  outlook: SectionOutlook | null
  /** The last poll did not reach the service; the sounds play on. */
  isOffline: boolean
  /** The browser requires a touch before it plays any sound. */
  isBlocked: boolean
  sounding: readonly string[]
  /** The step of the current poll: it requests the section, sends the reports of a time without a network, and then the current one. */
  poll: SectionRequest | { step: 'reports'; count: number } | { step: 'idle' | 'report' }
  /** Reports that have not been sent yet, oldest first. */
  reports: readonly DeviceReport[]
  /** Null while something sounds. */
  silentSinceMs: number | null
  loadedAtMs: number
  /** The time up to which the current sounds are reported, or at which they began. */
  reportedUntilMs: number
  /** The time at which the page last ran, which shows whether it has slept since. */
  lastRanAtMs: number
  clockOffsetMs: number
  /** A person pressed start, and no poll has reached the service since. */
  isStartPressed: boolean
  /** Whether the last poll returned an older revision than the one known when it began. */
  wasBehind: boolean
  /** The sounds that were prefetched last. */
  prefetchedIds: string | null
}

export interface SectionRequest {
  step: 'section'
  requestedAtMs: number
  sectionBefore: RoomSection | null
}

export type RunningRoomState = RoomStateBase & ({ phase: 'starting' } | { phase: 'on'; section: RoomSection })

/** A closed room keeps what it stored, because the same device may come back; a room that was left or has ended keeps nothing. */
export type RoomState =
  | RunningRoomState
  | (RoomStateBase & { phase: 'closed' | 'left' })
  /** `taken` by another device (E1000), `freed` by an operator (E1001), `gone` from the agency's rooms, with the service's message. */
  | (RoomStateBase & { phase: 'taken' | 'freed' | 'gone'; message: string | null })

export function createRoomState(
  stored: StoredRoom | null,
  { start, nowMs }: { start: boolean; nowMs: number },
): RoomState {
  return {
    phase: 'starting',
    section: stored?.section ?? null,
    outlook: stored?.outlook ?? null,
    isOffline: false,
    isBlocked: false,
    sounding: [],
    poll: { step: 'idle' },
    reports: stored?.reports ?? [],
    silentSinceMs: stored?.silentSinceMs ?? nowMs,
    loadedAtMs: nowMs,
    reportedUntilMs: nowMs,
    lastRanAtMs: nowMs,
    clockOffsetMs: 0,
    isStartPressed: start,
    wasBehind: false,
    prefetchedIds: null,
  }
}
