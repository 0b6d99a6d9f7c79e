import { hashText, mixBits } from '@hibiki/text'

/**
 * Returns the medical sound that accompanies another: always the same one, so that a reload does not change what is heard. The main sounds are
 * spread evenly over the candidates by rendezvous hashing: a new sound takes over its share and changes nothing else.
 *
 * @param candidates sounds that may accompany; the main sound itself is skipped
 */
export function findAccompaniment<S extends { id: string }>(
  mainId: string,
  candidates: readonly S[],
): S | undefined {
  let best: { weight: number; sound: S } | undefined
  for (const sound of candidates) {
    if (sound.id === mainId) continue
    const weight = mixBits(hashText(`${mainId} ${sound.id}`))
    const isBetter = !best || weight > best.weight || (weight === best.weight && sound.id > best.sound.id)
    if (isBetter) best = { weight, sound }
  }
  return best?.sound
}
