/** What a play adds to in the usage page; plays in enterprise rooms belong to no member's own listening. */
export type ListeningKind = 'ai-esthe' | 'medical' | 'room'

const KANADE = '03/03'

/** Pairs of dmvTypeCode and planCode that exist: only together do they say what was played. */
const PAIRS: Readonly<Record<string, ListeningKind>> = {
  '01/01': 'ai-esthe', // random
  '01/02': 'ai-esthe', // feeling
  '01/03': 'ai-esthe', // face
  '02/01': 'medical', // random
  '02/02': 'medical', // nature
  '02/04': 'medical', // purpose
  [KANADE]: 'medical',
  '04/05': 'ai-esthe', // therapy
  '00/01': 'room', // enterprise trial
  '00/90': 'room', // enterprise room
}

/** Whether a sound of this kind is played under a pair: Kanade has one of its own, and nothing else is played under it. */
export function fitsKind(codes: { dmvTypeCode: string; planCode: string }, soundKind: string): boolean {
  const isKanadePair = `${codes.dmvTypeCode}/${codes.planCode}` === KANADE
  return isKanadePair === (soundKind === 'kanade')
}

/** The kind of listening, or null for a pair that does not exist. */
export function listeningKind(dmvTypeCode: string, planCode: string): ListeningKind | null {
  return PAIRS[`${dmvTypeCode}/${planCode}`] ?? null
}
