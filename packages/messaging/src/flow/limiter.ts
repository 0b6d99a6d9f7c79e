/** A fixed number of places for work at the same time; takers wait in order. */
export interface Limiter {
  /** Resolves with the function that gives the place back. */
  take(): Promise<() => void>
  /** Resolves when every place has been given back. */
  idle(): Promise<void>
}

export function createLimiter(places: number): Limiter {
  const waiting: (() => void)[] = []
  const onIdle: (() => void)[] = []
  let taken = 0

  function giveBack(): void {
    const next = waiting.shift()
    if (next !== undefined) {
      next()
      return
    }
    taken -= 1
    if (taken === 0) for (const resolve of onIdle.splice(0)) resolve()
  }

  return {
    async take() {
      if (taken < places) taken += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      let given = false
      return () => {
        if (!given) giveBack()
        given = true
      }
    },
    async idle() {
      if (taken > 0) await new Promise<void>((resolve) => onIdle.push(resolve))
    },
  }
}
