import type { ServerResponse } from 'node:http'
import { type FilePieceReader, PIECE_BYTES } from './piece-cache.ts'

/**
 * Implements `MediaStorage.send` for an open file. Resolves when nothing uses the file any more.
 *
 * Pieces are shared memory, so the target must be a socket: its write ends when the memory is read. A stream that passes pieces on
 * (PassThrough) reports that earlier.
 */
export async function sendBytes(options: {
  pieces: FilePieceReader
  start: number
  end: number
  answer: ServerResponse
  begin: () => void
}): Promise<void> {
  const { pieces, answer } = options
  const write = writerTo(answer)
  let begun = false
  try {
    for (let at = options.start; at <= options.end; ) {
      const index = Math.floor(at / PIECE_BYTES)
      const taken = pieces.acquire(index)
      const piece = taken instanceof Promise ? await taken : taken
      const from = at - index * PIECE_BYTES
      const until = Math.min(options.end + 1 - index * PIECE_BYTES, piece.bytes.length)
      at += until - from
      let wasSent = true
      try {
        if (until <= from) throw new Error('media file is shorter than its row says')
        if (!begun) options.begin()
        begun = true
        if (at <= options.end) pieces.prefetch(Math.floor(at / PIECE_BYTES))
        wasSent = false
        wasSent = await write(piece.bytes.subarray(from, until), at > options.end)
      } finally {
        pieces.release(piece, wasSent)
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
