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
    const weight = hash(`${mainId} ${sound.id}`)
    const isBetter = !best || weight > best.weight || (weight === best.weight && sound.id > best.sound.id)
    if (isBetter) best = { weight, sound }
  }
  return best?.sound
}

/** Hashes to 32 bits by FNV-1a with the finalizer of MurmurHash3, so that similar ids get very different values. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
