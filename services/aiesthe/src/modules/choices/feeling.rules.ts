/** The values that a member can report after a sound. */
export const feelings = ['worse', 'same', 'better'] as const
export type Feeling = (typeof feelings)[number]

/**
 * The reward of a choice by the reported feeling. It exceeds that of a play that was only finished or abandoned (0.6 and 0.4), because
 * the member said so, but stays short of the whole scale of two photos. Like a play it has little weight beside a measured change.
 */
const rewards: Record<Feeling, number> = { worse: 0.2, same: 0.5, better: 0.8 }

export const toFeelingReward = (feeling: Feeling): number => rewards[feeling]

/** Returns the stored code: 1 worse, 2 the same, 3 better. */
export const toFeelingCode = (feeling: Feeling): number => feelings.indexOf(feeling) + 1
