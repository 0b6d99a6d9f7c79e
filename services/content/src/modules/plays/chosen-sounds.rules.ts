import type { PlayReport } from './play-ledger.rules.ts'

/**
 * Completes reports of plays after a face diagnosis with the sound that was chosen for it, which overrides the sound that a client names.
 * `foreign` contains the reports that name another member's diagnosis.
 */
export function withChosenSounds(
  given: readonly PlayReport[],
  chosen: readonly { resultId: string; memberId: string; soundId: string }[],
): { reports: PlayReport[]; foreign: Set<PlayReport> } {
  const byResult = new Map(chosen.map((one) => [one.resultId, one]))
  const foreign = new Set<PlayReport>()
  const reports = given.map((report) => {
    const found = report.faceResultId === null ? undefined : byResult.get(report.faceResultId)
    if (!found) return report
    if (found.memberId !== report.memberId) foreign.add(report)
    return found.memberId === report.memberId ? { ...report, soundId: found.soundId } : report
  })
  return { reports, foreign }
}
