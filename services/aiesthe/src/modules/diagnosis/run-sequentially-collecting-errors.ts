/**
 * Processes the items one after the other and continues when one fails. Returns how many succeeded.
 *
 * @throws after all were tried, when some failed
 */
export async function runSequentiallyCollectingErrors<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  for (const item of items)
    try {
      if (await work(item)) done += 1
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} failed: ${failures[0]}`)
  return done
}
