import { type Cluster, clusters } from './clusters.ts'
import { sampleBeta } from './sample-beta.ts'
import { createRandom } from './seeded-random.ts'

export interface Candidate {
  soundId: string
  cluster: Cluster
}

/** How often something was measured, and the sum of its rewards (0..1 each). */
export interface Tally {
  count: number
  sum: number
}

export interface Experience {
  clusters: Partial<Record<Cluster, Tally>>
  sounds: Readonly<Record<string, Tally>>
}

export interface ChoiceContext {
  /** Sounds of the course; of one cluster only where the member asked for it. */
  candidates: readonly Candidate[]
  /** The last sounds played, newest first; three of them are left out (D-108). */
  recentSoundIds: readonly string[]
  /** What was measured for this member. */
  own: Experience
  /** What was measured for everybody with the same expression type. */
  everybody: Experience
  /** The expression type of the Before photo. */
  expressionType: Cluster | null
  /** How well each cluster fits by the latest mental check, 0..1. */
  mentalCheck: Record<Cluster, number> | null
  /** The same context and seed give the same sound. */
  seed: string
}

export type ChoiceReason = 'learned' | 'mental-check' | 'expression' | 'exploring'

export interface Choice extends Candidate {
  reason: ChoiceReason
  /** How often this member's change was measured with this cluster. */
  measured: number
}

const LEFT_OUT = 3
/** What is known of everybody counts like so many measurements of one's own, so that one's own soon outweigh it. */
const OTHERS_WEIGHT = 3
const CHECK_WEIGHT = 2
const EXPRESSION_WEIGHT = 1
/** From so many measurements on we say that we learned it. */
const ENOUGH = 3

/**
 * The AI's choice (D-108): Thompson sampling, first over clusters, then over the sounds of the best one. Each draw asks how good an
 * arm might be, given what was measured, so what is unknown gets its turn and what helps is chosen more and more often.
 */
export function chooseSound(context: ChoiceContext): Choice | null {
  const candidates = withoutRecent(context.candidates, context.recentSoundIds)
  const random = createRandom(context.seed)
  const open = clusters.filter((cluster) => candidates.some((candidate) => candidate.cluster === cluster))
  const cluster = best(open, (each) => drawCluster(context, each, random))
  if (cluster === null) return null
  // In a fixed order, so that the order in which a database answers changes nothing.
  const sounds = candidates
    .filter((candidate) => candidate.cluster === cluster)
    .sort((a, b) => (a.soundId < b.soundId ? -1 : 1))
  const sound = best(sounds, ({ soundId }) => drawSound(context, soundId, random))
  if (!sound) return null
  return {
    ...sound,
    reason: reasonFor(context, cluster),
    measured: context.own.clusters[cluster]?.count ?? 0,
  }
}

/** Leaves out the last three, or fewer where nothing else would remain. */
function withoutRecent(
  candidates: readonly Candidate[],
  recentSoundIds: readonly string[],
): readonly Candidate[] {
  for (let most = LEFT_OUT; most > 0; most--) {
    const recent = recentSoundIds.slice(0, most)
    const others = candidates.filter(({ soundId }) => !recent.includes(soundId))
    if (others.length > 0) return others
  }
  return candidates
}

function drawCluster(context: ChoiceContext, cluster: Cluster, random: () => number): number {
  const { own, everybody, mentalCheck, expressionType } = context
  const belief = believe(own.clusters[cluster], everybody.clusters[cluster])
  const fit = mentalCheck?.[cluster] ?? 0
  if (mentalCheck) {
    belief.good += CHECK_WEIGHT * fit
    belief.bad += CHECK_WEIGHT * (1 - fit)
  }
  if (expressionType === cluster) belief.good += EXPRESSION_WEIGHT
  return sampleBeta(random, belief.good, belief.bad)
}

function drawSound({ own, everybody }: ChoiceContext, soundId: string, random: () => number): number {
  const belief = believe(own.sounds[soundId], everybody.sounds[soundId])
  return sampleBeta(random, belief.good, belief.bad)
}

function believe(own: Tally | undefined, everybody: Tally | undefined): { good: number; bad: number } {
  const others = Math.min(OTHERS_WEIGHT, everybody?.count ?? 0)
  const othersMean = everybody && everybody.count > 0 ? everybody.sum / everybody.count : 0
  const count = own?.count ?? 0
  const sum = own?.sum ?? 0
  return { good: 1 + sum + others * othersMean, bad: 1 + (count - sum) + others * (1 - othersMean) }
}

/** The strongest true reason: what was measured for this member, what they answered, what their face says, curiosity. */
function reasonFor({ own, mentalCheck, expressionType }: ChoiceContext, cluster: Cluster): ChoiceReason {
  const mean = (each: Cluster) => meanOf(own.clusters[each])
  const measured = own.clusters[cluster]?.count ?? 0
  if (measured >= ENOUGH && clusters.every((each) => mean(each) <= mean(cluster))) return 'learned'
  if (mentalCheck && clusters.every((each) => mentalCheck[each] <= mentalCheck[cluster]))
    return 'mental-check'
  return expressionType === cluster ? 'expression' : 'exploring'
}

function meanOf(tally: Tally | undefined): number {
  return tally && tally.count > 0 ? tally.sum / tally.count : 0
}

/** The item with the highest score; each is scored exactly once, in order. */
function best<Item>(items: readonly Item[], score: (item: Item) => number): Item | null {
  let winner: Item | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const value = score(item)
    if (value > highest) {
      highest = value
      winner = item
    }
  }
  return winner
}
