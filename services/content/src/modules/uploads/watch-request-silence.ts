import type { IncomingMessage } from 'node:http'

/**
 * Calls back when the body of a request brings no bytes for this long. A body that has arrived completely may take as long as its response
 * needs. Returns a function that stops watching.
 */
export function watchRequestSilence(
  request: IncomingMessage,
  { silentMs, onSilent }: { silentMs: number; onSilent: () => void },
): () => void {
  let seen = request.socket.bytesRead
  const watch = setInterval(() => {
    const { bytesRead } = request.socket
    if (bytesRead === seen && !request.complete) onSilent()
    seen = bytesRead
  }, silentMs)
  return () => clearInterval(watch)
}
