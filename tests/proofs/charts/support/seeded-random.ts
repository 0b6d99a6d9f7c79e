import { createSeededRandom as createRandom } from '@hibiki/text'

/** Returns random draws that a seed reproduces. */
export function createSeededRandom(seed: number) {
  const next = createRandom(seed)
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
