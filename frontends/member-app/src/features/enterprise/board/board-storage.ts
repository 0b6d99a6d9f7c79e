const storageKey = 'hibiki.board'

/** The secret by which this screen reads its board. It is stored, so that the board survives a restart of the browser. */
export const boardStorage = {
  read(): string | null {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  },
  save(secret: string): void {
    try {
      localStorage.setItem(storageKey, secret)
    } catch {
      // A browser without storage is paired again after a restart.
    }
  },
}
