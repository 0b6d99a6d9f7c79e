import { type Cluster, clusters } from './clusters.rules.ts'
import type { Tally } from './experience.rules.ts'

/** What decided a choice. */
export type ChoiceReason = 'learned' | Guide['reason'] | 'stress-check' | 'exploring'

/** How well each cluster fits by the member's answers, 0..1. */
export interface Answers {
  source: 'interview' | 'mental-check'
  fit: Record<Cluster, number>
}

/** What says which clusters match before enough was measured. */
export interface Guide {
  reason: 'expression' | 'interview' | 'mental-check'
  clusters: Cluster[]
}

/** Measurements of one cluster that make it learned. */
const MIN_MEASURED = 3
/** The reward of an expression that did not change. */
const UNCHANGED = 0.5

/**
 * Answers given just now, even where they suit all clusters alike, else the photo, else the latest mental check; null where none tells
 * the clusters apart.
 */
export function guideOf(known: { answers: Answers | null; expressionType: Cluster | null }): Guide | null {
  const { answers, expressionType } = known
  if (answers?.source === 'interview') return matching(answers)
  const fromAnswers = answers && tellsApart(answers.fit) ? matching(answers) : null
  return expressionType === null ? fromAnswers : { reason: 'expression', clusters: [expressionType] }
}

/** The strongest true reason: what was measured for this member, what guided the choice, what it leaned to, curiosity. */
export function reasonFor(
  known: {
    measured: Partial<Record<Cluster, Tally>>
    guide: Guide | null
    /** What a saved result of the stress check speaks for. */
    calm?: readonly Cluster[]
  },
  cluster: Cluster,
): ChoiceReason {
  if (isLearned(known.measured, cluster)) return 'learned'
  if (known.guide?.clusters.includes(cluster)) return known.guide.reason
  return known.calm?.includes(cluster) ? 'stress-check' : 'exploring'
}

/** Measured often enough, eased on average, and more than any other cluster that was measured. */
export function isLearned(measured: Partial<Record<Cluster, Tally>>, cluster: Cluster): boolean {
  const mean = meanOf(measured[cluster])
  if (mean === null || mean <= UNCHANGED || (measured[cluster]?.count ?? 0) < MIN_MEASURED) return false
  return clusters.every((other) => other === cluster || (meanOf(measured[other]) ?? 0) < mean)
}

function meanOf(tally: Tally | undefined): number | null {
  return tally && tally.count > 0 ? tally.sum / tally.count : null
}

/** Answers that suit all clusters alike say nothing. */
function tellsApart(fit: Record<Cluster, number>): boolean {
  return clusters.some((one) => fit[one] !== fit[1])
}

function matching({ source, fit }: Answers): Guide {
  const best = Math.max(...clusters.map((cluster) => fit[cluster]))
  return { reason: source, clusters: clusters.filter((cluster) => fit[cluster] === best) }
}
