/** Two faces better are a full success, as a clear ease between two photos is. */
const REWARD_PER_FACE = 0.25
/** The reward of a mood that did not change. */
const UNCHANGED = 0.5

/** Returns the reward of a sound, 0 … 1, by the moods from 1 to 5 that a member said before and after it. */
export function toMoodReward({ before, after }: { before: number; after: number }): number {
  return Math.min(1, Math.max(0, UNCHANGED + REWARD_PER_FACE * (after - before)))
}
