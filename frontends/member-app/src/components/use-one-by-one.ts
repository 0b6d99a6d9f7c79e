import { startTransition, useEffect, useState } from 'react'

/**
 * How many of so many parts below each other are drawn: one more after each that is there, every one in a task of its own. Drawn at one
 * blow, a long page keeps a slow phone from answering for a third of a second.
 *
 * @param isGradual false where all are wanted at once, as where a place on the page is returned to
 */
export function useOneByOne(total: number, isGradual: boolean): number {
  const [count, setCount] = useState(0)
  const isWaiting = isGradual && count < total
  useEffect(() => {
    if (isWaiting) startTransition(() => setCount(count + 1))
  }, [count, isWaiting])
  return isGradual ? Math.min(count, total) : total
}
