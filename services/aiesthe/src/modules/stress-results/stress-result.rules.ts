import type { Cluster } from '../choices/clusters.rules.ts'

/** 40 questions of at most two points. */
export const MAX_SCORE = 80
/** A result a day for a year; whoever saves more withdraws one first. */
export const MAX_RESULTS = 366

/** The highest score of levels 1 to 3. */
const HIGHEST = [14, 24, 34] as const

/** The level of a score: the server reads it again, so that nobody saves a level that is none of the score. */
export function levelOf(score: number): number {
  return 1 + HIGHEST.filter((highest) => score > highest).length
}

/** The check asks about the last month: an older result says nothing of today. */
const FRESH_MS = 31 * 24 * 60 * 60 * 1000
export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_MS)

/** From this level on, the choice leans to calm sounds. */
const LEANS_FROM_LEVEL = 3
/** Moods "good night" and "relaxation". */
const CALM_CLUSTERS: readonly Cluster[] = [2, 3]

/** The clusters a saved level speaks for; none for low levels. */
export function calmClusters(level: number | null): readonly Cluster[] {
  return level !== null && level >= LEANS_FROM_LEVEL ? CALM_CLUSTERS : []
}
