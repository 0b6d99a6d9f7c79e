const storageKey = 'hibiki.paired-device'

/** Remembers that this browser was paired by a code, so that it shows a new one when its session has ended. */
export const pairedDevice = {
  mark: (): void => write(() => localStorage.setItem(storageKey, 'true')),
  clear: (): void => write(() => localStorage.removeItem(storageKey)),
  isPaired(): boolean {
    try {
      return localStorage.getItem(storageKey) !== null
    } catch {
      return false
    }
  },
}

function write(change: () => void): void {
  try {
    change()
  } catch {
    // A browser without storage asks for a login instead.
  }
}
