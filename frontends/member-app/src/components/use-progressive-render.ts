import { startTransition, useEffect, useState } from 'react'

/**
 * Returns how many of a page's parts to render now: one more after each render, each in a task of its own. If it rendered all at
 * once, a long page would block a slow phone for a third of a second.
 *
 * @param isGradual false to render everything at once, for example when the scroll position is restored
 */
export function useProgressiveRender(total: number, isGradual: boolean): number {
  const [count, setCount] = useState(0)
  const isWaiting = isGradual && count < total
  useEffect(() => {
    if (isWaiting) startTransition(() => setCount(count + 1))
  }, [count, isWaiting])
  return isGradual ? Math.min(count, total) : total
}
