/** State of a section in the operator's overview. */
export type SectionState = 'playing' | 'stopped' | 'offline' | 'free'

export interface SectionDeviceStatus {
  /** Null when no device holds the section. */
  deviceId: string | null
  seenAt: Date | null
  until: Date | null
  stopped: boolean
  oldestStopTime: Date | null
}

/** A device that neither left nor reports is offline and continues to play what it has. */
export function findSectionState(
  facts: SectionDeviceStatus,
  now: Date,
): { state: SectionState; stoppedSince: Date | null; offlineSince: Date | null } {
  if (facts.deviceId === null) return { state: 'free', stoppedSince: null, offlineSince: null }
  if (facts.until !== null && facts.until <= now)
    return { state: 'offline', stoppedSince: null, offlineSince: facts.seenAt }
  if (facts.stopped) return { state: 'stopped', stoppedSince: facts.oldestStopTime, offlineSince: null }
  return { state: 'playing', stoppedSince: null, offlineSince: null }
}
