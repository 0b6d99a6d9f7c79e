import { hashText } from './hash-text.ts'

/** Returns a generator of numbers in [0, 1) (mulberry32): the same seed gives the same numbers on every machine. */
export function createSeededRandom(seed: string | number): () => number {
  let state = typeof seed === 'string' ? hashText(seed) : seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
