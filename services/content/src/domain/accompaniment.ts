import { createHash } from 'node:crypto'

/**
 * The medical sound that accompanies another: the same one every time, so that a reload does not change what is heard, and
 * spread evenly over the candidates (rendezvous hashing: a new sound takes over its share and moves nothing else).
 *
 * @param candidates sounds that may accompany; the main sound itself never does
 */
export function accompanimentOf<S extends { id: string }>(
  mainId: string,
  candidates: readonly S[],
): S | undefined {
  let best: { weight: string; sound: S } | undefined
  for (const sound of candidates) {
    if (sound.id === mainId) continue
    const weight = createHash('sha256').update(`${mainId} ${sound.id}`).digest('hex')
    if (!best || weight > best.weight) best = { weight, sound }
  }
  return best?.sound
}
