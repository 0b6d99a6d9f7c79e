import { createSeededRandom as createRandom, hashText } from '@hibiki/text'

/**
 * Returns a generator of numbers from 0 (included) to 1 (excluded). Stored choices are drawn again by their seeds, so the mixing, by which
 * seeds that differ only in their last character start far apart, must stay as it is.
 */
export function createSeededRandom(seed: string): () => number {
  const hash = hashText(seed)
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return createRandom(mixed ^ (mixed >>> 13))
}
