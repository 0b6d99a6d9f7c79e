import type { ServerResponse } from 'node:http'

export interface BytesInMemory {
  bytes: Buffer
  /** Ends the use of the memory, which is used again. `wasSent` is true if the kernel has taken all that was written of it. */
  release(wasSent: boolean): void
}

/**
 * Implements `MediaStorage.send`. Resolves when nothing uses the file any more.
 *
 * Memory is used again, so the target must be a socket: its write ends when the memory is read. A stream that passes bytes on
 * (PassThrough) reports that earlier.
 *
 * @param options.read returns bytes from `start` on, at most to `end`, and none at the end of the file
 */
export async function sendBytes(options: {
  read: (start: number, end: number) => Promise<BytesInMemory>
  start: number
  end: number
  answer: ServerResponse
  begin: () => void
}): Promise<void> {
  const { read, end, answer } = options
  const write = writerTo(answer)
  let begun = false
  try {
    for (let at = options.start; at <= end; ) {
      const { bytes, release } = await read(at, end)
      at += bytes.length
      let wasSent = true
      try {
        if (bytes.length === 0) throw new Error('media file is shorter than its row says')
        if (!begun) options.begin()
        begun = true
        wasSent = false
        wasSent = await write(bytes, at > end)
      } finally {
        release(wasSent)
      }
      if (!wasSent) return
    }
  } catch (error) {
    if (begun) answer.destroy()
    throw error
  }
}

/**
 * Writes a piece and returns, once its memory is free again, whether it was accepted; a disconnected client accepts nothing. The last piece
 * ends the response, so that a small one is sent together with its head.
 */
function writerTo(answer: ServerResponse): (piece: Buffer, isLast: boolean) => Promise<boolean> {
  let settle = (_taken: boolean) => {}
  answer.once('close', () => settle(false))
  return (piece, isLast) =>
    new Promise((resolve) => {
      settle = resolve
      const done = (error?: Error | null) => resolve(!error)
      if (isLast) answer.end(piece, done)
      else answer.write(piece, done)
    })
}
