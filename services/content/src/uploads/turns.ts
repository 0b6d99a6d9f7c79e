/** At most `most` at a time; the others wait for their turn, first come first served. */
export function createTurns(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let taken = 0

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  return async () => {
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    let isOver = false
    return () => {
      if (!isOver) release()
      isOver = true
    }
  }
}
