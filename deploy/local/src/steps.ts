/** Runs the steps of the start one after another and says of each how it went. */
export interface StartSteps {
  /** Finishes the work even when the start is cancelled, because what it opens must be closed. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Runs long work that is abandoned when the start is cancelled. `done` returns the line to print. */
  runInterruptibly<T>(work: () => Promise<T>, done: (result: T) => string): Promise<T>
}

export function createStartSteps(report: (line: string) => void, signal: AbortSignal): StartSteps {
  async function timed<T>(work: () => Promise<T>, done: (result: T) => string): Promise<T> {
    signal.throwIfAborted()
    const startedAt = performance.now()
    const result = await work()
    signal.throwIfAborted()
    report(`${done(result)} (${formatSeconds(performance.now() - startedAt)})`)
    return result
  }

  return {
    run: (name, work) => timed(work, () => name),
    runInterruptibly: (work, done) =>
      timed(async () => {
        const running = work()
        running.catch(() => {})
        return Promise.race([running, givenUp(signal)])
      }, done),
  }
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
