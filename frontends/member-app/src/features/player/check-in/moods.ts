/** The five faces, from the worst mood to the best one. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]
