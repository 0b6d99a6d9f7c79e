/**
 * One of the sounds at random. Sounds the member has just had are left out while others remain: the first of
 * `recentIds` first of all, then the rest.
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
