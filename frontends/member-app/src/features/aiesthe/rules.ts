/** The moods of the specification with their values in the API. */
export const moods = [
  { value: 1, name: 'morning' },
  { value: 2, name: 'night' },
  { value: 3, name: 'relaxation' },
  { value: 4, name: 'change' },
] as const

export type Mood = (typeof moods)[number]

/** Finds the mood of an address; anything but 1 to 4 is none. */
export const findMood = (value: string | null): Mood | null =>
  moods.find((mood) => String(mood.value) === value) ?? null
