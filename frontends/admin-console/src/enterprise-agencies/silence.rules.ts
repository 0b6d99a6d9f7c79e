import type { RoomOverviewSection } from './types.ts'

type SectionSilence = NonNullable<RoomOverviewSection['silence']>

/** A silence other than that of a section without sounds, which has a notice of its own. */
type SilenceReason = Exclude<SectionSilence['reason'], 'noSounds'>
type SilenceTextKey =
  | SilenceReason
  | 'noDeviceSince'
  | 'closedUntil'
  | 'betweenWindowsUntil'
  | 'stoppedBy'
  | 'stoppedByAdministrator'

/** Returns the key of the text that says why a section is silent, as exactly as the service knows it. */
export function findSilenceTextKey(
  reason: SilenceReason,
  { since, until, stoppedBy }: Pick<SectionSilence, 'since' | 'until' | 'stoppedBy'>,
): SilenceTextKey {
  if (reason === 'noDevice') return since ? 'noDeviceSince' : 'noDevice'
  if (reason === 'closed') return until ? 'closedUntil' : 'closed'
  if (reason === 'betweenWindows') return until ? 'betweenWindowsUntil' : 'betweenWindows'
  if (reason !== 'stopped' || !stoppedBy) return reason
  if (stoppedBy.role === 'administrator') return 'stoppedByAdministrator'
  return stoppedBy.name ? 'stoppedBy' : 'stopped'
}
