import type { ServerResponse } from 'node:http'
import { PIECE_BYTES, type PiecesOfFile } from './piece-cache.ts'

/**
 * `MediaStorage.send` for a file that is open. Resolves when nothing uses the file any more.
 *
 * Pieces are shared memory, so this is for what goes into a socket: its write is over when the memory is read. A stream that
 * passes pieces on (PassThrough) says so earlier.
 */
export async function sendBytes(options: {
  pieces: PiecesOfFile
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
      const taken = pieces.take(index)
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
        pieces.giveBack(piece, wasSent)
      }
      if (!wasSent) return
    }
  } catch (error) {
    if (begun) answer.destroy()
    throw error
  }
}

/**
 * Writes a piece and tells, once its memory is free again, whether it was taken; a client that left took nothing. The last piece
 * ends the answer, so that a small one leaves together with its head.
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
