interface SilenceDetails {
  since: string | null
  until: string | null
  stoppedBy: { role: string; name: string | null } | null
}

type DetailedTextKey =
  | 'noDeviceSince'
  | 'closedUntil'
  | 'betweenWindowsUntil'
  | 'stoppedBy'
  | 'stoppedByAdministrator'

/** Returns the key of the text that says why a section is silent, as exactly as the service knows it. */
export function findSilenceTextKey<Reason extends string>(
  reason: Reason,
  { since, until, stoppedBy }: SilenceDetails,
): Reason | DetailedTextKey {
  if (reason === 'noDevice') return since ? 'noDeviceSince' : reason
  if (reason === 'closed') return until ? 'closedUntil' : reason
  if (reason === 'betweenWindows') return until ? 'betweenWindowsUntil' : reason
  if (reason !== 'stopped' || !stoppedBy) return reason
  if (stoppedBy.role === 'administrator') return 'stoppedByAdministrator'
  return stoppedBy.name ? 'stoppedBy' : reason
}
