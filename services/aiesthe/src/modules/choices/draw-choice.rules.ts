import type { Cluster } from './clusters.rules.ts'
import { sampleBeta } from './sample-beta.rules.ts'
import { createSeededRandom } from './seeded-random.rules.ts'

export interface CandidateSound {
  soundId: string
  cluster: Cluster
}

/** The parameters of a beta distribution, as if this many trials had gone well and badly. */
export interface BetaBelief {
  good: number
  bad: number
}

/** All inputs of a draw; with the seed they give the same sound again, whatever was learned since. */
export interface ChoiceBeliefs {
  clusters: (BetaBelief & { cluster: Cluster })[]
  /** The candidates without recently played ones, in the order of the draws. */
  sounds: (BetaBelief & CandidateSound)[]
  /** Until enough was measured, nearly all draws come from these clusters. */
  matching?: Cluster[]
  /** All draws come from these clusters as long as they have sounds. */
  onlyMatching?: boolean
}

/** Nine of ten choices use the best known clusters; the rest keeps learning about the others. */
const MATCHING_SHARE = 0.95

/**
 * Draws by Thompson sampling, first a cluster, then a sound of it. Each draw samples how good an arm might be by the belief about it, so
 * unknown arms are tried and helpful ones are chosen more and more often.
 */
export function drawSound(beliefs: ChoiceBeliefs, seed: string): CandidateSound | null {
  const random = createSeededRandom(seed)
  const draw = ({ good, bad }: BetaBelief) => sampleBeta(random, good, bad)
  const cluster = best(openClusters(beliefs, random), draw)?.cluster
  const sounds = beliefs.sounds.filter((sound) => sound.cluster === cluster)
  const sound = best(sounds, draw)
  return sound && { soundId: sound.soundId, cluster: sound.cluster }
}

/** Returns the clusters with sounds: the matching ones or the others, or all where one of these groups is empty. */
function openClusters(
  { clusters, sounds, matching, onlyMatching }: ChoiceBeliefs,
  random: () => number,
): ChoiceBeliefs['clusters'] {
  const available = clusters.filter(({ cluster }) => sounds.some((sound) => sound.cluster === cluster))
  if (!matching) return available
  const isMatching = onlyMatching || random() < MATCHING_SHARE
  const open = available.filter(({ cluster }) => matching.includes(cluster) === isMatching)
  return open.length > 0 ? open : available
}

/** Returns the item with the highest score. Each item is scored exactly once, in order. */
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
