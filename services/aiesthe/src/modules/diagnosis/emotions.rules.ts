import type { Cluster } from '../choices/clusters.rules.ts'

/** The emotions that the product stores, 0..100 each. */
export interface Emotions {
  HAPPY: number
  FEAR: number
  SAD: number
  ANGRY: number
}

/** Values below this are within what the engine reports for a face at rest. */
const NOTABLE = 20

/** Returns the expression type I to IV: at ease, tense, low or irritated, whichever of the last three is notable and strongest. */
export function findExpressionType({ HAPPY, FEAR, SAD, ANGRY }: Emotions): Cluster {
  const strongest = Math.max(FEAR, SAD, ANGRY)
  if (strongest < NOTABLE || strongest <= HAPPY) return 1
  if (strongest === FEAR) return 2
  return strongest === SAD ? 3 : 4
}

/** This many points of ease count as a full success; faces rarely change more between two photos. */
const FULL_CHANGE = 60

/** Returns how much an expression eased from Before to After: 0 much worse, 0.5 unchanged, 1 much better. */
export function computeMeasuredReward(before: Emotions, after: Emotions): number {
  const change = ease(after) - ease(before)
  return Math.min(1, Math.max(0, 0.5 + change / (2 * FULL_CHANGE)))
}

function ease({ HAPPY, FEAR, SAD, ANGRY }: Emotions): number {
  return HAPPY - FEAR - SAD - ANGRY
}

/** A course that was played up to this fraction counts as finished. */
export const FINISHED_FRACTION = 0.9

/**
 * Returns the reward of a play without photos: a finished one is slightly better than neutral, an abandoned one slightly worse.
 * `choose-sound.rules.ts` defines its low weight beside a measured change.
 */
export function computePlayReward(playedSeconds: number, durationSeconds: number): number {
  return durationSeconds > 0 && playedSeconds >= durationSeconds * FINISHED_FRACTION ? 0.6 : 0.4
}

/**
 * Returns the stress figure of the specification for the calendar, 0..100. It stays between 0 and 43 where the emotions of a face sum up to
 * 100, so it is not a percentage.
 */
export function computeStressPercent({ HAPPY, FEAR, SAD, ANGRY }: Emotions): number {
  const figure = Math.round((0.7 * (100 - HAPPY) + FEAR + SAD + ANGRY) / 4)
  return Math.min(100, Math.max(0, figure))
}
