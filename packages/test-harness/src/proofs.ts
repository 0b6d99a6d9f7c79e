/**
 * Two tiers (D-205): `npm test` repeats what chance may decide a few times and with another seed every run;
 * `npm run prove` takes the full figures of the promises. Both take a seed from `PROOF_SEED`.
 */
export const isFullProof = process.env.PROOFS === 'full'

/** The count of this tier. */
export function times(o: { test: number; prove: number }): number {
  return isFullProof ? o.prove : o.test
}

/** In `npm test` so many of all cases, in their order, chosen by the seed of this run; in `npm run prove` every one. */
export function some<T>(all: readonly T[], count: number): T[] {
  if (isFullProof) return [...all]
  const byChance = all.map((one, index) => ({ index, rank: Math.sin(seed + index * 7919), one }))
  const chosen = byChance.sort((a, b) => a.rank - b.rank).slice(0, count)
  return chosen.sort((a, b) => a.index - b.index).map(({ one }) => one)
}

/** The seed of this run, printed at its start; a number below 2³¹, as fast-check takes it. */
export const seed = seedOfRun()

function seedOfRun(): number {
  process.env.PROOF_SEED ||= String(Math.floor(Math.random() * 2 ** 31))
  const value = Number(process.env.PROOF_SEED)
  if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** 31)
    throw new Error('PROOF_SEED must be a whole number below 2147483648')
  return value
}

/** Parameters of a fast-check property: its count in either tier and the seed of this run. */
export function runs(o: { test: number; prove: number }): { numRuns: number; seed: number } {
  return { numRuns: times(o), seed }
}
