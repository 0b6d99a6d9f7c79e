/**
 * There are two tiers: `npm test` runs the same tests in every run, and repeats random ones a few times with another seed; `npm run prove`
 * uses the full figures of the promises. Both take a seed from `PROOF_SEED`.
 */
export const isFullProof = process.env.PROOFS === 'full'

/** Returns the count of this tier. */
export function chooseCount({ prove, test }: { test: number; prove: number }): number {
  return isFullProof ? prove : test
}

/** Returns the cases of this tier, for when all cost too much per run: `npm test` has always the same ones, `npm run prove` every one. */
export function chooseCases<T>({ test, prove }: { test: readonly T[]; prove: readonly T[] }): readonly T[] {
  return isFullProof ? prove : test
}

/** Returns the first `count` of a list in `npm test`, all of it in `npm run prove`. */
export function limitCases<T>(all: readonly T[], count: number): readonly T[] {
  return chooseCases({ test: all.slice(0, count), prove: all })
}

/** The seed of this run, printed at its start; a number below 2³¹, as fast-check takes it. */
export const proofSeed = seedOfRun()

function seedOfRun(): number {
  process.env.PROOF_SEED ||= String(Math.floor(Math.random() * 2 ** 31))
  const value = Number(process.env.PROOF_SEED)
  if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** 31)
    throw new Error('PROOF_SEED must be a whole number below 2147483648')
  return value
}

/** Returns the parameters of a fast-check property: the count of this tier and the seed of this run. */
export function createPropertyParameters(options: { test: number; prove: number }): {
  numRuns: number
  seed: number
} {
  return { numRuns: chooseCount(options), seed: proofSeed }
}
