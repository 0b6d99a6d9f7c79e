import { createSignal } from './signal.ts'

/**
 * Repeats work until stopped: again at once while it says there is more, otherwise after `everyMs` or when woken, though
 * not before `restMs` have passed. A rejection goes to `onError`, and the work is repeated after the pause.
 */
export function repeat(o: {
  everyMs: number
  restMs?: number
  work: () => Promise<boolean>
  onError: (error: unknown) => void
}): { wake(): void; stop(): Promise<void> } {
  const signal = createSignal()
  let stopped = false

  async function loop(): Promise<void> {
    while (!stopped) {
      const more = await o.work().catch((error: unknown) => {
        o.onError(error)
        return false
      })
      if (more || stopped) continue
      if (o.restMs) await new Promise((resolve) => setTimeout(resolve, o.restMs))
      if (!stopped) await signal.wait(o.everyMs)
    }
  }

  const ended = loop()
  return {
    wake: signal.notify,
    stop() {
      stopped = true
      signal.notify()
      return ended
    },
  }
}
