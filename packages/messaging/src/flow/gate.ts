/**
 * Lets work run either together with other work (`shared`) or with nothing beside it (`alone`), in the order of arrival.
 */
export interface Gate {
  shared<T>(work: () => Promise<T>): Promise<T>
  alone<T>(work: () => Promise<T>): Promise<T>
}

export function createGate(): Gate {
  const waiting: { alone: boolean; enter: () => void }[] = []
  let running = 0
  let aloneRuns = false

  function admit(): void {
    for (let head = waiting[0]; head !== undefined; head = waiting[0]) {
      if (head.alone ? running > 0 : aloneRuns) return
      waiting.shift()
      running += 1
      aloneRuns = head.alone
      head.enter()
    }
  }

  async function run<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((enter) => {
      waiting.push({ alone, enter })
      admit()
    })
    try {
      return await work()
    } finally {
      running -= 1
      if (alone) aloneRuns = false
      admit()
    }
  }

  return { shared: (work) => run(false, work), alone: (work) => run(true, work) }
}
