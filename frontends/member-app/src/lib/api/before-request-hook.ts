type BeforeRequest = () => Promise<void>

const proceedImmediately: BeforeRequest = async () => {}
let beforeRequest: BeforeRequest = proceedImmediately

/**
 * Sets the hook by which the session delays requests while an overdue refresh runs (a phone that slept longer than the access token lives).
 * Returns a function that removes the hook.
 */
export function setBeforeRequestHook(next: BeforeRequest): () => void {
  beforeRequest = next
  return () => {
    beforeRequest = proceedImmediately
  }
}

/** Waits for the hook before a request. The session's own requests are not delayed, because they would wait for themselves. */
export const runBeforeRequestHook = async (path: string): Promise<void> => {
  if (!path.startsWith('/auth/')) await beforeRequest()
}
