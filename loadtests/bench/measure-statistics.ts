/** Returns the middle of the values, or the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const below = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const above = sorted[Math.floor(middle)] ?? Number.NaN
  return (below + above) / 2
}

/** @param share 0.95: what 95 % of the values do not exceed */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/**
 * Measures two things in turn, round after round, so that whatever else the machine does hits both alike.
 * Every second round starts with the other one.
 */
export async function measureInterleaved(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number }> {
  const results = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) results.a.push(await a())
    results.b.push(await b())
    if (round % 2 === 1) results.a.push(await a())
  }
  return { a: median(results.a), b: median(results.b) }
}
