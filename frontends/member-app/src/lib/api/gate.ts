type Gate = () => Promise<void>

const open: Gate = async () => {}
let gate: Gate = open

/**
 * Lets the session hold calls back while an overdue refresh runs (a phone that slept longer than the access token lives).
 * Returns the function that opens the gate again.
 */
export function setGate(next: Gate): () => void {
  gate = next
  return () => {
    gate = open
  }
}

/** The session's own calls pass at once, or they would wait for themselves. */
export const passGate = async (path: string): Promise<void> => {
  if (!path.startsWith('/auth/')) await gate()
}
