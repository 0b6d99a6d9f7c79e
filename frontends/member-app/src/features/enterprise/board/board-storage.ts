import type { BoardPairing } from '../api/board-api.ts'

const storageKey = 'hibiki.board'

/** The secret of a board, or all of a code that is shown. */
export type StoredBoard = BoardPairing | { secret: string }

/** Keeps the secret by which this screen reads its board, so that it survives a restart of the browser, and until then the code that the screen shows. */
export const boardStorage = {
  read(): StoredBoard | null {
    try {
      const text = localStorage.getItem(storageKey)
      if (text === null) return null
      return text.startsWith('{') ? (JSON.parse(text) as BoardPairing) : { secret: text }
    } catch {
      return null
    }
  },
  save(stored: StoredBoard): void {
    try {
      localStorage.setItem(storageKey, 'code' in stored ? JSON.stringify(stored) : stored.secret)
    } catch {
      // A browser without storage is paired again after a restart.
    }
  },
}
