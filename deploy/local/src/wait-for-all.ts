/** Waits for all even when one has failed, so that nothing goes on behind what closes everything then; throws why that one failed. */
export async function waitForAll<T extends Record<string, unknown>>(
  running: {
    [Name in keyof T]: Promise<T[Name]>
  },
): Promise<T> {
  await Promise.allSettled(Object.values(running))
  const entries = Object.entries(running).map(async ([name, result]) => [name, await result])
  return Object.fromEntries(await Promise.all(entries)) as T
}
