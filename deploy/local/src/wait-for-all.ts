/** Waits for all even when one has failed, so that nothing continues while everything is closed; throws the error of that one. */
export async function waitForAll<T extends Record<string, unknown>>(
  running: {
    [Name in keyof T]: Promise<T[Name]>
  },
): Promise<T> {
  await Promise.allSettled(Object.values(running))
  const entries = Object.entries(running).map(async ([name, result]) => [name, await result])
  return Object.fromEntries(await Promise.all(entries)) as T
}
