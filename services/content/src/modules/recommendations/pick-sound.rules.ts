/**
 * Returns one of the sounds at random. Sounds that the member has just received are skipped while others remain: the most recent one, which is
 * first in `recentIds`, with priority.
 *
 * @param random a number from 0 (included) to 1 (excluded)
 */
export function pickSound<S extends { id: string }>(
  sounds: readonly S[],
  recentIds: readonly string[],
  random: number,
): S | undefined {
  const unheard = sounds.filter((sound) => !recentIds.includes(sound.id))
  const others = sounds.filter((sound) => sound.id !== recentIds[0])
  const candidates = [unheard, others, sounds].find((list) => list.length > 0) ?? []
  return candidates[Math.floor(random * candidates.length)]
}
