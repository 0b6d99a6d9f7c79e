import type { Cluster } from './clusters.rules.ts'
import { sampleBeta } from './sample-beta.rules.ts'
import { createRandom } from './seeded-random.rules.ts'

export interface Candidate {
  soundId: string
  cluster: Cluster
}

/** The parameters of a beta distribution: as if something had gone well and badly so often. */
export interface Belief {
  good: number
  bad: number
}

/** All that a choice is drawn from; with the seed it gives the same sound again, whatever was learned since. */
export interface Beliefs {
  clusters: (Belief & { cluster: Cluster })[]
  /** The candidates without recently played ones; drawn in this order. */
  sounds: (Belief & Candidate)[]
  /** Clusters that nearly all draws come from, until enough was measured. */
  matching?: Cluster[]
  /** All draws come from them, as long as they have sounds. */
  onlyMatching?: boolean
}

/** Nine choices of ten are the best known; the rest keeps learning about the other clusters. */
const MATCHING_SHARE = 0.95

/**
 * Thompson sampling, first over clusters, then over the sounds of the best one. Each draw asks how good an arm might be, given what is
 * believed of it, so unknown arms are tried and what helps is chosen more and more often.
 */
export function drawChoice(beliefs: Beliefs, seed: string): Candidate | null {
  const random = createRandom(seed)
  const draw = ({ good, bad }: Belief) => sampleBeta(random, good, bad)
  const cluster = best(openClusters(beliefs, random), draw)?.cluster
  const sounds = beliefs.sounds.filter((sound) => sound.cluster === cluster)
  const sound = best(sounds, draw)
  return sound && { soundId: sound.soundId, cluster: sound.cluster }
}

/** Clusters with sounds: the matching ones or the others, or all where one of these groups is empty. */
function openClusters(
  { clusters, sounds, matching, onlyMatching }: Beliefs,
  random: () => number,
): Beliefs['clusters'] {
  const available = clusters.filter(({ cluster }) => sounds.some((sound) => sound.cluster === cluster))
  if (!matching) return available
  const isMatching = onlyMatching || random() < MATCHING_SHARE
  const open = available.filter(({ cluster }) => matching.includes(cluster) === isMatching)
  return open.length > 0 ? open : available
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
