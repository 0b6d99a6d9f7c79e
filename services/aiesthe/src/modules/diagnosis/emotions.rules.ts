import type { Cluster } from '../choices/clusters.rules.ts'

/** The emotions the product keeps, 0..100 each. */
export interface Emotions {
  HAPPY: number
  FEAR: number
  SAD: number
  ANGRY: number
}

/** Less than this is within what the engine reads into a face at rest. */
const NOTABLE = 20

/** Expression types I to IV: at ease, tense, low, irritated – whichever of the last three is notable and strongest. */
export function expressionType({ HAPPY, FEAR, SAD, ANGRY }: Emotions): Cluster {
  const strongest = Math.max(FEAR, SAD, ANGRY)
  if (strongest < NOTABLE || strongest <= HAPPY) return 1
  if (strongest === FEAR) return 2
  return strongest === SAD ? 3 : 4
}

/** Points of ease that count as a full success; faces rarely change by more between two photos. */
const FULL_CHANGE = 60

/** How much an expression eased from Before to After: 0 much worse, 0.5 unchanged, 1 much better. */
export function measuredReward(before: Emotions, after: Emotions): number {
  const change = ease(after) - ease(before)
  return Math.min(1, Math.max(0, 0.5 + change / (2 * FULL_CHANGE)))
}

function ease({ HAPPY, FEAR, SAD, ANGRY }: Emotions): number {
  return HAPPY - FEAR - SAD - ANGRY
}

/** Of a course played to this part it is said that it was finished. */
export const FINISHED = 0.9

/**
 * What a play says without photos: finished is a little better than nothing, left early is a little worse. How little it weighs beside
 * a measured change, `choose-sound.ts` says.
 */
export function playReward(playedSeconds: number, durationSeconds: number): number {
  return durationSeconds > 0 && playedSeconds >= durationSeconds * FINISHED ? 0.6 : 0.4
}

/**
 * The stress figure of the specification for the calendar, 0..100. Where the emotions of a face sum up to 100 it stays between 0 and 43, so it is no
 * percentage of anything.
 */
export function stressPercent({ HAPPY, FEAR, SAD, ANGRY }: Emotions): number {
  const figure = Math.round((0.7 * (100 - HAPPY) + FEAR + SAD + ANGRY) / 4)
  return Math.min(100, Math.max(0, figure))
}
