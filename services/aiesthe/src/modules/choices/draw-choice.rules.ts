import type { Cluster } from './clusters.rules.ts'
import { sampleBeta } from './sample-beta.rules.ts'
import { createRandom } from './seeded-random.rules.ts'

export interface Candidate {
  soundId: string
  cluster: Cluster
}

/** What is believed of something: as if it had gone well and badly so often; 1 and 1 is knowing nothing. */
export interface Belief {
  good: number
  bad: number
}

/**
 * All that a choice is drawn from, in the form in which it is kept: with the seed it gives the same sound again, whatever was learned
 * since (D-108).
 */
export interface Beliefs {
  clusters: (Belief & { cluster: Cluster })[]
  /** The candidates, without the sounds heard last; drawn in this order. */
  sounds: (Belief & Candidate)[]
}

/**
 * Thompson sampling, first over clusters, then over the sounds of the best one. Each draw asks how good an arm might be, given what is
 * believed of it, so what is unknown gets its turn and what helps is chosen more and more often.
 */
export function drawChoice(beliefs: Beliefs, seed: string): Candidate | null {
  const random = createRandom(seed)
  const draw = ({ good, bad }: Belief) => sampleBeta(random, good, bad)
  const open = beliefs.clusters.filter(({ cluster }) =>
    beliefs.sounds.some((sound) => sound.cluster === cluster),
  )
  const cluster = best(open, draw)?.cluster
  const sounds = beliefs.sounds.filter((sound) => sound.cluster === cluster)
  const sound = best(sounds, draw)
  return sound && { soundId: sound.soundId, cluster: sound.cluster }
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
