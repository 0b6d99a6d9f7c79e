/** Returns random numbers that a seed reproduces (mulberry32). */
export function createSeededRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** Returns a whole number from 0, below the limit. */
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    /** Returns the same values in another order. */
    shuffled<T>(values: readonly T[]): T[] {
      const result = [...values]
      for (let index = result.length - 1; index > 0; index--) {
        const other = below(index + 1)
        ;[result[index], result[other]] = [result[other] as T, result[index] as T]
      }
      return result
    },
  }
}
