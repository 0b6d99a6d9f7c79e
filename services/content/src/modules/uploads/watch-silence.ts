import type { IncomingMessage } from 'node:http'

/**
 * Calls back when the body of a request brought nothing for so long; one that came whole may take as long as its response needs. Returns
 * the function that ends the watch.
 */
export function watchSilence(
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
