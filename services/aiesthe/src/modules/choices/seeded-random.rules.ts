/** Returns a generator of numbers from 0 (included) to 1 (excluded); the same seed gives the same numbers on every machine. */
export function createSeededRandom(seed: string): () => number {
  let state = hash(seed)
  // Mulberry32 has 32 bits of state, which are plenty for the few draws of one choice.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Hashes by FNV-1a with a finalizer, so that seeds that differ only in their last character start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}
