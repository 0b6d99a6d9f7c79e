import {
  type ChoiceReason,
  type ClusterAnswers,
  type ClusterGuide,
  findChoiceReason,
  findClusterGuide,
  isClusterLearned,
} from './choice-reason.rules.ts'
import { type Cluster, clusters } from './clusters.rules.ts'
import { type BetaBelief, type CandidateSound, type ChoiceBeliefs, drawSound } from './draw-choice.rules.ts'
import type { Experience, RewardTallies, RewardTally } from './experience.rules.ts'

export { toMoodReward } from './mood-reward.rules.ts'
export type { CandidateSound, Experience, RewardTallies, RewardTally }

export interface ChoiceContext {
  /** The sounds of the course; only those of one cluster where the member asked for it. */
  candidates: readonly CandidateSound[]
  /** The sounds played last, newest first. */
  recentSoundIds: readonly string[]
  /** The rewards of this member's choices. */
  own: Experience
  /** The rewards of the moods that this member said before and after sounds, the ones that the AI chose and others of its clusters. */
  felt: RewardTallies
  /** The rewards of all others with the same expression type. */
  others: Experience
  /** The expression type of the Before photo. */
  expressionType: Cluster | null
  /** The answers of the interview, or those of the latest mental check. */
  answers: ClusterAnswers | null
  /** The clusters that a saved stress check suggests, where the member allows it. */
  calm: readonly Cluster[]
  /** The same context and seed give the same sound. */
  seed: string
}

export interface SoundChoice extends CandidateSound {
  reason: ChoiceReason
  /** How often this member's change was measured with this cluster. */
  measured: number
  beliefs: ChoiceBeliefs
}

/** From this many measured or said changes on these decide, and face and answers become a prior. */
const MIN_MEASURED = 3
/** Recently played sounds are skipped as long as this many of their cluster remain. */
const MAX_RECENT = 3
const MIN_REMAINING = 3
/** Before anything is known, successes and failures are equal: an unknown arm counts as one and a half unchanged expressions. */
const PRIOR = 12
/** A measured change counts as this many successes and failures, because it varies less than they do. */
const MEASURED_WEIGHT = 8
/** The rewards of others weigh at most as much as this many of the member's own measurements. */
const OTHERS_WEIGHT = 3
const ANSWERS_WEIGHT = 4
const EXPRESSION_WEIGHT = 2
/** A stress check of the last month says less than a current photo, so it only shifts the choice and does not decide it. */
const STRESS_WEIGHT = 1
/** A play without photos counts as this fraction of a measurement, because people also stop for other reasons, such as a train. */
const PLAY_WEIGHT = 0.2
/** All plays together count as at most this many measurements. */
const MAX_PLAYS_WEIGHT = 1

/**
 * A change of mood that the member said counts as much as a measurement: five faces are coarser than two photos, but they are the member's
 * own word about what the choice is for.
 */
const FELT_WEIGHT = 1

/** Chooses a sound for the AI: computes the belief about each cluster and sound, and draws from it. */
export function chooseSound(context: ChoiceContext): SoundChoice | null {
  const guide = findClusterGuide(context)
  const beliefs = beliefsOf(context, guide)
  const choice = drawSound(beliefs, context.seed)
  if (!choice) return null
  const measured = context.own.measured.clusters
  return {
    ...choice,
    reason: findChoiceReason(
      { measured, felt: context.felt.clusters, guide, calm: context.calm },
      choice.cluster,
    ),
    measured: measured[choice.cluster]?.count ?? 0,
    beliefs,
  }
}

function beliefsOf(context: ChoiceContext, guide: ClusterGuide | null): ChoiceBeliefs {
  const sounds = clusters
    .flatMap((cluster) => withoutRecent(context, cluster))
    // The candidates are sorted, so that the order in which a database returns rows does not matter.
    .toSorted((a, b) => (a.soundId < b.soundId ? -1 : 1))
  const beliefs: ChoiceBeliefs = {
    clusters: clusters.map((cluster) => ({ cluster, ...beliefOfCluster(context, cluster) })),
    sounds: sounds.map(({ soundId, cluster }) => ({
      soundId,
      cluster,
      ...rounded(believe(context, (tallies) => tallies.sounds[soundId])),
    })),
  }
  const measuredClusters = context.own.measured.clusters
  const feltClusters = context.felt.clusters
  if (guide?.reason === 'interview') {
    // A member who just answered questions gets what the answers ask for or what helped before; nothing is explored.
    const learned = clusters.filter(
      (cluster) => isClusterLearned(measuredClusters, cluster) || isClusterLearned(feltClusters, cluster),
    )
    return { ...beliefs, matching: [...new Set([...guide.clusters, ...learned])], onlyMatching: true }
  }
  const known = countTallies(measuredClusters) + countTallies(feltClusters)
  return guide && known < MIN_MEASURED ? { ...beliefs, matching: guide.clusters } : beliefs
}

const countTallies = (tallies: RewardTallies['clusters']): number =>
  Object.values(tallies).reduce((sum, { count }) => sum + count, 0)

function withoutRecent(
  { candidates, recentSoundIds }: ChoiceContext,
  cluster: Cluster,
): readonly CandidateSound[] {
  const ofCluster = candidates.filter((candidate) => candidate.cluster === cluster)
  for (let count = MAX_RECENT; count > 0; count--) {
    const recent = recentSoundIds.slice(0, count)
    const remaining = ofCluster.filter(({ soundId }) => !recent.includes(soundId))
    if (remaining.length >= MIN_REMAINING) return remaining
  }
  return ofCluster
}

function beliefOfCluster(context: ChoiceContext, cluster: Cluster): BetaBelief {
  const { answers, expressionType, calm } = context
  const belief = believe(context, (tallies) => tallies.clusters[cluster])
  if (answers) {
    belief.good += ANSWERS_WEIGHT * answers.fit[cluster]
    belief.bad += ANSWERS_WEIGHT * (1 - answers.fit[cluster])
  }
  if (expressionType === cluster) belief.good += EXPRESSION_WEIGHT
  if (calm.includes(cluster)) belief.good += STRESS_WEIGHT
  return rounded(belief)
}

function believe(
  { own, felt, others }: ChoiceContext,
  pick: (tallies: RewardTallies) => RewardTally | undefined,
): BetaBelief {
  const mine = weigh(pick(own.measured), pick(own.played), pick(felt))
  const theirs = weigh(pick(others.measured), pick(others.played))
  const count = Math.min(OTHERS_WEIGHT * MEASURED_WEIGHT, theirs.count)
  const mean = theirs.count > 0 ? theirs.sum / theirs.count : 0
  return {
    good: PRIOR + mine.sum + count * mean,
    bad: PRIOR + mine.count - mine.sum + count * (1 - mean),
  }
}

function weigh(
  measured: RewardTally | undefined,
  played: RewardTally | undefined,
  felt?: RewardTally | undefined,
): RewardTally {
  const plays = played?.count ?? 0
  const playWeight = plays > 0 ? Math.min(PLAY_WEIGHT, MAX_PLAYS_WEIGHT / plays) : 0
  return {
    count: MEASURED_WEIGHT * ((measured?.count ?? 0) + playWeight * plays + FELT_WEIGHT * (felt?.count ?? 0)),
    sum:
      MEASURED_WEIGHT *
      ((measured?.sum ?? 0) + playWeight * (played?.sum ?? 0) + FELT_WEIGHT * (felt?.sum ?? 0)),
  }
}

/** Rounds beliefs before they are stored; a thousandth of a measurement makes no difference. */
function rounded({ good, bad }: BetaBelief): BetaBelief {
  return { good: Math.round(good * 1000) / 1000, bad: Math.round(bad * 1000) / 1000 }
}
