/** A play adds to one of these two totals of the usage page. Plays in enterprise rooms add to no member's own listening. */
export type ListeningKind = 'ai-esthe' | 'medical' | 'room'

const KANADE = '03/03'

/** These pairs of dmvTypeCode and planCode exist; only together do the two codes identify what was played. */
const PAIRS: Readonly<Record<string, ListeningKind>> = {
  '01/01': 'ai-esthe', // random
  '01/02': 'ai-esthe', // feeling
  '01/03': 'ai-esthe', // face
  '02/01': 'medical', // random
  '02/02': 'medical', // nature
  '02/04': 'medical', // purpose
  [KANADE]: 'medical',
  '04/05': 'ai-esthe', // therapy
  '00/01': 'room', // trial in an enterprise
  '00/90': 'room', // room of an enterprise
}

/** Whether a sound of this kind may be played under a pair: Kanade has its own pair, which no other kind may use. */
export function matchesSoundKind(
  codes: { dmvTypeCode: string; planCode: string },
  soundKind: string,
): boolean {
  const isKanadePair = `${codes.dmvTypeCode}/${codes.planCode}` === KANADE
  return isKanadePair === (soundKind === 'kanade')
}

/** Returns the kind of listening, or null for a pair that does not exist. */
export function toListeningKind(dmvTypeCode: string, planCode: string): ListeningKind | null {
  return PAIRS[`${dmvTypeCode}/${planCode}`] ?? null
}
