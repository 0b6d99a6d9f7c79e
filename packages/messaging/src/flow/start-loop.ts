import { createWakeSignal } from './wake-signal.ts'

/**
 * Repeats work until stopped: at once while it reports more, otherwise after `everyMs` or when woken, though not before `restMs` have
 * passed. A rejection is passed to `onError`, and the work is repeated after the pause.
 */
export function startLoop({
  work,
  onError,
  restMs,
  everyMs,
}: {
  everyMs: number
  restMs?: number
  work: () => Promise<boolean>
  onError: (error: unknown) => void
}): { wake(): void; stop(): Promise<void> } {
  const signal = createWakeSignal()
  let stopped = false

  async function loop(): Promise<void> {
    while (!stopped) {
      const more = await work().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (more || stopped) continue
      if (restMs) await new Promise((resolve) => setTimeout(resolve, restMs))
      if (!stopped) await signal.wait(everyMs)
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
