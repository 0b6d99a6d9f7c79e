/** What visitors may try, in the order of a day that begins in the evening. */
export const tasterMoods = ['sleep', 'morning', 'focus', 'care', 'breath'] as const
export type TasterMood = (typeof tasterMoods)[number]

export interface TasterCandidate {
  tagCodes: readonly string[]
  purposeCode: string | null
}

interface MoodSigns {
  /** The tags that say the mood, the clearest first. */
  tags: readonly string[]
  /** A purpose that belongs to the mood alone. */
  purpose?: string
}

const signs: Record<TasterMood, MoodSigns> = {
  sleep: { tags: ['sleep', 'night'] },
  morning: { tags: ['morning'] },
  focus: { tags: ['focus'], purpose: '04' },
  care: { tags: ['skin'], purpose: '01' },
  breath: { tags: ['breath', 'relax'] },
}

/**
 * Chooses a sound for each mood, always the same from the same sounds: the one whose tags and purpose say the mood most clearly, and of
 * equal ones the first. No sound stands for two moods, and a mood that no sound fits is left out.
 */
export function chooseTasters<Sound extends TasterCandidate>(
  sounds: readonly Sound[],
): { mood: TasterMood; sound: Sound }[] {
  const left = new Set(sounds)
  return tasterMoods.flatMap((mood) => {
    let best: Sound | null = null
    for (const sound of left) {
      if (scoreFor(mood, sound) > (best ? scoreFor(mood, best) : 0)) best = sound
    }
    if (!best) return []
    left.delete(best)
    return [{ mood, sound: best }]
  })
}

function scoreFor(mood: TasterMood, { tagCodes, purposeCode }: TasterCandidate): number {
  const { tags, purpose } = signs[mood]
  const found = tags.map((tag, index) => (tagCodes.includes(tag) ? 2 * (tags.length - index) : 0))
  const fitsPurpose = purpose !== undefined && purposeCode === purpose
  return found.reduce((sum, points) => sum + points, 0) + (fitsPurpose ? 1 : 0)
}
