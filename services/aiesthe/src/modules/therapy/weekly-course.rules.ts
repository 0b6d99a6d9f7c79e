import { isClusterLearned } from '../choices/choice-reason.rules.ts'
import { type Cluster, clusters } from '../choices/clusters.rules.ts'
import type { RewardTally } from '../choices/experience.rules.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * Returns this week's recommendation, course 9, by the latest face result before the week, else the cluster after which the member felt
 * best, else the latest mental check before it, else each cluster in rotation.
 *
 * @param monday the first day of the week in Japan, "yyyy-MM-dd"
 */
export function computeWeeklyCluster({
  fit,
  faceType,
  felt,
  monday,
}: {
  monday: string
  faceType: Cluster | null
  /** The rewards of the moods that the member said before the week. */
  felt: Partial<Record<Cluster, RewardTally>>
  fit: Record<Cluster, number> | null
}): Cluster {
  if (faceType !== null) return faceType
  const learned = clusters.find((cluster) => isClusterLearned(felt, cluster))
  if (learned) return learned
  if (fit) return clusters.reduce((best, each) => (fit[each] > fit[best] ? each : best))
  const week = Math.floor(Date.parse(`${monday}T00:00:00Z`) / WEEK_MS)
  return clusters[week % clusters.length] ?? 1
}
