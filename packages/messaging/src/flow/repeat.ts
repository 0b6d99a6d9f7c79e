import { createWakeUp } from './wake-up.ts'

/**
 * Repeats work until stopped: again at once while it says there is more, otherwise after `everyMs`. A rejection goes to
 * `onError`, and the work is repeated after the pause.
 */
export function repeat(o: {
  everyMs: number
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
      if (!more && !stopped) await bell.wait(o.everyMs)
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
