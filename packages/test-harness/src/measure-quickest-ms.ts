const MAX_TRIES = 3

/**
 * Returns the shortest duration of up to three attempts, ending with the first below the limit. Other work on the machine can disturb one
 * attempt; a slow path is slow in every one.
 */
export async function measureQuickestMs(limitMs: number, act: () => Promise<unknown>): Promise<number> {
  let quickest = Infinity
  for (let tries = 0; tries < MAX_TRIES && quickest >= limitMs; tries += 1) {
    const startedAt = performance.now()
    await act()
    quickest = Math.min(quickest, performance.now() - startedAt)
  }
  return quickest
}
