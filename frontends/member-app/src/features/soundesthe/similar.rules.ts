/** What makes sounds alike. */
export interface ComparableSound {
  id: string
  genre: string
  purposeCode: string | null
  tagCodes: readonly string[]
  /** In Hz, the carrier first. */
  frequencies?: readonly number[]
  landscape?: { scene: string } | undefined
}

const MAX_SIMILAR = 8
/** Carriers within a quarter of an octave feel alike. */
const MAX_OCTAVES_APART = 0.25

/** Lists the sounds most alike to one, the most similar first and equal ones in their order, without those that share nothing. */
export function listSimilarSounds<Sound extends ComparableSound>(
  sound: ComparableSound,
  sounds: readonly Sound[],
): Sound[] {
  return sounds
    .filter(({ id }) => id !== sound.id)
    .map((other) => ({ other, score: scoreSimilarity(sound, other) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other)
}

function scoreSimilarity(one: ComparableSound, other: ComparableSound): number {
  const sharedTags = one.tagCodes.filter((tag) => other.tagCodes.includes(tag)).length
  const signs = [
    one.landscape !== undefined && one.landscape.scene === other.landscape?.scene,
    one.genre !== '' && one.genre === other.genre,
    hasCloseCarrier(one, other),
    one.purposeCode !== null && one.purposeCode === other.purposeCode,
  ]
  return 2 * sharedTags + signs.filter(Boolean).length
}

function hasCloseCarrier(
  { frequencies: one }: ComparableSound,
  { frequencies: other }: ComparableSound,
): boolean {
  const [carrier, otherCarrier] = [one?.[0], other?.[0]]
  return (
    carrier !== undefined &&
    otherCarrier !== undefined &&
    Math.abs(Math.log2(carrier / otherCarrier)) <= MAX_OCTAVES_APART
  )
}
