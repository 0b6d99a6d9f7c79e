import { type Cluster, clusters } from './clusters.rules.ts'
import type { RewardTally } from './experience.rules.ts'

/** The facts that decided a choice. */
export type ChoiceReason = 'learned' | 'check-in' | ClusterGuide['reason'] | 'stress-check' | 'exploring'

/** A member who named a mood gets a sound because of it, and within it because of what was said around its sounds before. */
export type MoodReason = 'mood' | 'mood-check-in'

/** How well each cluster fits the member's answers, 0..1. */
export interface ClusterAnswers {
  source: 'interview' | 'mental-check'
  fit: Record<Cluster, number>
}

/** The clusters that match before enough was measured, and the source that says so. */
export interface ClusterGuide {
  reason: 'expression' | 'interview' | 'mental-check'
  clusters: Cluster[]
}

/** A cluster counts as learned from this many measurements on. */
const MIN_MEASURED = 3
/** The reward of an expression that did not change. */
const UNCHANGED = 0.5

/**
 * Returns the guide from answers given just now, even if they suit all clusters alike, else from the photo, else from the latest mental
 * check. Returns null where none distinguishes the clusters.
 */
export function findClusterGuide(known: {
  answers: ClusterAnswers | null
  expressionType: Cluster | null
}): ClusterGuide | null {
  const { answers, expressionType } = known
  if (answers?.source === 'interview') return toGuide(answers)
  const fromAnswers = answers && isDecisive(answers.fit) ? toGuide(answers) : null
  return expressionType === null ? fromAnswers : { reason: 'expression', clusters: [expressionType] }
}

/**
 * Returns the strongest true reason, in this order: measurements of this member, the moods that the member said around sounds, the guide, a
 * saved stress check, exploration.
 */
export function findChoiceReason(
  known: {
    measured: Partial<Record<Cluster, RewardTally>>
    /** The rewards of the moods that the member said. */
    felt: Partial<Record<Cluster, RewardTally>>
    guide: ClusterGuide | null
    /** The clusters that a saved result of the stress check supports. */
    calm?: readonly Cluster[]
  },
  cluster: Cluster,
): ChoiceReason {
  if (isClusterLearned(known.measured, cluster)) return 'learned'
  if (isClusterLearned(known.felt, cluster)) return 'check-in'
  if (known.guide?.clusters.includes(cluster)) return known.guide.reason
  return known.calm?.includes(cluster) ? 'stress-check' : 'exploring'
}

/** Whether the cluster was tried often enough, helped on average, and helped more than any other that was tried. */
export function isClusterLearned(measured: Partial<Record<Cluster, RewardTally>>, cluster: Cluster): boolean {
  const mean = computeMean(measured[cluster])
  if (mean === null || mean <= UNCHANGED || (measured[cluster]?.count ?? 0) < MIN_MEASURED) return false
  return clusters.every((other) => other === cluster || (computeMean(measured[other]) ?? 0) < mean)
}

function computeMean(tally: RewardTally | undefined): number | null {
  return tally && tally.count > 0 ? tally.sum / tally.count : null
}

/** Answers that suit all clusters alike do not distinguish them. */
function isDecisive(fit: Record<Cluster, number>): boolean {
  return clusters.some((one) => fit[one] !== fit[1])
}

function toGuide({ source, fit }: ClusterAnswers): ClusterGuide {
  const best = Math.max(...clusters.map((cluster) => fit[cluster]))
  return { reason: source, clusters: clusters.filter((cluster) => fit[cluster] === best) }
}
