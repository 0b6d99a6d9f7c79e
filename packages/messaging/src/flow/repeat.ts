import { createWakeUp } from './wake-up.ts'

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
  const bell = createWakeUp()
  let stopped = false

  async function loop(): Promise<void> {
    while (!stopped) {
      const more = await o.work().catch((error: unknown) => {
        o.onError(error)
        return false
      })
      if (more || stopped) continue
      if (o.restMs) await new Promise((resolve) => setTimeout(resolve, o.restMs))
      if (!stopped) await bell.wait(o.everyMs)
    }
  }

  const ended = loop()
  return {
    wake: bell.ring,
    stop() {
      stopped = true
      bell.ring()
      return ended
    },
  }
}
