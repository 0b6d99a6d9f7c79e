import type { Cluster } from '../choices/clusters.rules.ts'

/** The check has 40 questions of at most two points. */
export const MAX_STRESS_SCORE = 80
/** This allows a result a day for a year; a member who saves more deletes one first. */
export const MAX_STRESS_RESULTS = 366

/** The highest score of each of the levels 1 to 3. */
const HIGHEST = [14, 24, 34] as const

/** Returns the level of a score. The server computes it itself, so that no request can save a level that does not match its score. */
export function toStressLevel(score: number): number {
  return 1 + HIGHEST.filter((highest) => score > highest).length
}

/** The check asks about the last month, so an older result says nothing about today. */
const FRESH_MS = 31 * 24 * 60 * 60 * 1000
export const computeOldestUsableDate = (now: Date): Date => new Date(now.getTime() - FRESH_MS)

/** From this level on, the choice prefers calm sounds. */
const LEANS_FROM_LEVEL = 3
/** The clusters of the moods "good night" and "relaxation". */
const CALM_CLUSTERS: readonly Cluster[] = [2, 3]

/** Returns the clusters that a saved level suggests; none for low levels. */
export function listCalmClusters(level: number | null): readonly Cluster[] {
  return level !== null && level >= LEANS_FROM_LEVEL ? CALM_CLUSTERS : []
}
