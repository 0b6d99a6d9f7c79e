import { type ChoiceReason, reasonFor } from './choice-reason.rules.ts'
import { type Cluster, clusters } from './clusters.rules.ts'
import { type Belief, type Beliefs, type Candidate, drawChoice } from './draw-choice.rules.ts'
import type { Experience, Tallies, Tally } from './experience.rules.ts'

export type { Candidate, Experience, Tally }

export interface ChoiceContext {
  /** Sounds of the course; of one cluster only where the member asked for it. */
  candidates: readonly Candidate[]
  /** The last sounds played, newest first; three of them are left out (D-108). */
  recentSoundIds: readonly string[]
  /** How sounds went for this member. */
  own: Experience
  /** How they went for all others with the same expression type. */
  others: Experience
  /** The expression type of the Before photo. */
  expressionType: Cluster | null
  /** How well each cluster fits by the latest mental check, 0..1. */
  mentalCheck: Record<Cluster, number> | null
  /** The same context and seed give the same sound. */
  seed: string
}

export interface Choice extends Candidate {
  reason: ChoiceReason
  /** How often this member's change was measured with this cluster. */
  measured: number
  /** What the choice was drawn from: with the seed it can be repeated. */
  beliefs: Beliefs
}

const LEFT_OUT = 3
/** What is known of others counts like so many measurements of one's own, so that one's own soon outweigh it. */
const OTHERS_WEIGHT = 3
const CHECK_WEIGHT = 2
const EXPRESSION_WEIGHT = 1
/** A play without photos counts as this part of a measurement: people also leave because the train has arrived. */
const PLAY_WEIGHT = 0.2
/** However many plays there were, together they count like so many measurements at most. */
const PLAYS_AT_MOST = 1

/** The AI's choice (D-108): what is believed of each cluster and sound, and a draw from it. */
export function chooseSound(context: ChoiceContext): Choice | null {
  const beliefs = beliefsOf(context)
  const choice = drawChoice(beliefs, context.seed)
  if (!choice) return null
  return {
    ...choice,
    reason: reasonFor(context, choice.cluster),
    measured: context.own.measured.clusters[choice.cluster]?.count ?? 0,
    beliefs,
  }
}

function beliefsOf(context: ChoiceContext): Beliefs {
  // In a fixed order, so that the order in which a database answers changes nothing.
  const sounds = withoutRecent(context.candidates, context.recentSoundIds).toSorted((a, b) =>
    a.soundId < b.soundId ? -1 : 1,
  )
  return {
    clusters: clusters.map((cluster) => ({ cluster, ...beliefOfCluster(context, cluster) })),
    sounds: sounds.map(({ soundId, cluster }) => ({
      ...{ soundId, cluster },
      ...rounded(believe(context, (tallies) => tallies.sounds[soundId])),
    })),
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

function beliefOfCluster(context: ChoiceContext, cluster: Cluster): Belief {
  const { mentalCheck, expressionType } = context
  const belief = believe(context, (tallies) => tallies.clusters[cluster])
  const fit = mentalCheck?.[cluster] ?? 0
  if (mentalCheck) {
    belief.good += CHECK_WEIGHT * fit
    belief.bad += CHECK_WEIGHT * (1 - fit)
  }
  if (expressionType === cluster) belief.good += EXPRESSION_WEIGHT
  return rounded(belief)
}

function believe(
  { own, others }: ChoiceContext,
  pick: (tallies: Tallies) => Tally | undefined,
): { good: number; bad: number } {
  const mine = weigh(pick(own.measured), pick(own.played))
  const theirs = weigh(pick(others.measured), pick(others.played))
  const count = Math.min(OTHERS_WEIGHT, theirs.count)
  const mean = theirs.count > 0 ? theirs.sum / theirs.count : 0
  return { good: 1 + mine.sum + count * mean, bad: 1 + mine.count - mine.sum + count * (1 - mean) }
}

function weigh(measured: Tally | undefined, played: Tally | undefined): Tally {
  const plays = played?.count ?? 0
  const weight = plays > 0 ? Math.min(PLAY_WEIGHT, PLAYS_AT_MOST / plays) : 0
  return {
    count: (measured?.count ?? 0) + weight * plays,
    sum: (measured?.sum ?? 0) + weight * (played?.sum ?? 0),
  }
}

/** Kept beliefs are short: a thousandth of a measurement changes nothing. */
function rounded({ good, bad }: Belief): Belief {
  return { good: Math.round(good * 1000) / 1000, bad: Math.round(bad * 1000) / 1000 }
}
