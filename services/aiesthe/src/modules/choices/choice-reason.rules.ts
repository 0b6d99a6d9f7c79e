import { type Cluster, clusters } from './clusters.rules.ts'
import type { Experience, Tally } from './experience.rules.ts'

export type ChoiceReason = 'learned' | 'mental-check' | 'expression' | 'exploring'

/** From so many measurements on we say that we learned it. */
const ENOUGH = 3
/** The reward of an expression that did not change. */
const UNCHANGED = 0.5

/** The strongest true reason: what was measured for this member, what they answered, what their face says, curiosity. */
export function reasonFor(
  known: { own: Experience; mentalCheck: Record<Cluster, number> | null; expressionType: Cluster | null },
  cluster: Cluster,
): ChoiceReason {
  const { own, mentalCheck, expressionType } = known
  if (hasLearned(own.measured.clusters, cluster)) return 'learned'
  if (mentalCheck && speaksFor(mentalCheck, cluster)) return 'mental-check'
  return expressionType === cluster ? 'expression' : 'exploring'
}

/** Measured often enough, eased on average, and more than any other cluster that was measured. */
function hasLearned(measured: Partial<Record<Cluster, Tally>>, cluster: Cluster): boolean {
  const mean = meanOf(measured[cluster])
  if (mean === null || mean <= UNCHANGED || (measured[cluster]?.count ?? 0) < ENOUGH) return false
  return clusters.every((other) => other === cluster || (meanOf(measured[other]) ?? 0) < mean)
}

function meanOf(tally: Tally | undefined): number | null {
  return tally && tally.count > 0 ? tally.sum / tally.count : null
}

/** No cluster fits better, and some fit less: answers that suit all alike are no reason. */
function speaksFor(fit: Record<Cluster, number>, cluster: Cluster): boolean {
  return clusters.every((other) => fit[other] <= fit[cluster]) && saysSomething(fit)
}

/** Whether answers tell the clusters apart at all. */
export function saysSomething(fit: Record<Cluster, number>): boolean {
  return clusters.some((one) => fit[one] !== fit[1])
}
