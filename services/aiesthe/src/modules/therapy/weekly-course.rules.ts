import { type Cluster, clusters } from '../choices/clusters.rules.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * Returns this week's recommendation, course 9, by the latest face result before the week, else the latest mental check before it, else
 * each cluster in rotation.
 *
 * @param monday the first day of the week in Japan, "yyyy-MM-dd"
 */
export function computeWeeklyCluster({
  fit,
  faceType,
  monday,
}: {
  monday: string
  faceType: Cluster | null
  fit: Record<Cluster, number> | null
}): Cluster {
  if (faceType !== null) return faceType
  if (fit) return clusters.reduce((best, each) => (fit[each] > fit[best] ? each : best))
  const week = Math.floor(Date.parse(`${monday}T00:00:00Z`) / WEEK_MS)
  return clusters[week % clusters.length] ?? 1
}
