/** Wakes a waiting loop; a notification that comes before the wait is not lost. */
export interface WakeSignal {
  notify(): void
  /** Resolves at the next notification, at once when one was missed, or after `timeoutMs`. */
  wait(timeoutMs: number): Promise<void>
}

export function createWakeSignal(): WakeSignal {
  let isNotified = false
  let listener: (() => void) | undefined
  return {
    notify() {
      isNotified = true
      listener?.()
    },
    async wait(timeoutMs) {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          listener = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        listener = undefined
      }
      isNotified = false
    },
  }
}
