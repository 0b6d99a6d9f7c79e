/** Silence of this length in a section that should play is an incident. */
export const MIN_INCIDENT_MINUTES = 5

/** Returns since when a section that should play is silent, or null while it plays or should be silent. */
export function findSilentSince({
  shouldPlaySince,
  lastHeard,
}: {
  shouldPlaySince: Date | null
  lastHeard: Date | null
}): Date | null {
  if (shouldPlaySince === null) return null
  return lastHeard !== null && lastHeard > shouldPlaySince ? lastHeard : shouldPlaySince
}

export function isSilenceIncident(since: Date | null, now: Date): since is Date {
  return since !== null && now.getTime() - since.getTime() >= MIN_INCIDENT_MINUTES * 60_000
}
