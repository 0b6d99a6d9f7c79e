/** A bell that is heard even when it rang before anybody listened. */
export interface WakeUp {
  ring(): void
  /** Resolves at the next ring, at once when one was missed, or after `timeoutMs`. */
  wait(timeoutMs: number): Promise<void>
}

export function createWakeUp(): WakeUp {
  let rang = false
  let listener: (() => void) | undefined
  return {
    ring() {
      rang = true
      listener?.()
    },
    async wait(timeoutMs) {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          listener = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        listener = undefined
      }
      rang = false
    },
  }
}
