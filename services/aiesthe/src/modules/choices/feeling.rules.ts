/** What a member says in one tap after a sound, as it is sent. */
export const feelings = ['worse', 'same', 'better'] as const
export type Feeling = (typeof feelings)[number]

/**
 * The reward of a choice by what was felt: more than a play that was only heard out or left (0.6 and 0.4), because it is said, and less
 * than the whole scale of two photos. It weighs like a play (measured change decides).
 */
const rewards: Record<Feeling, number> = { worse: 0.2, same: 0.5, better: 0.8 }

export const feelingReward = (feeling: Feeling): number => rewards[feeling]

/** As it is stored: 1 worse, 2 the same, 3 better. */
export const feelingCode = (feeling: Feeling): number => feelings.indexOf(feeling) + 1
