import { read as readFile } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { giveBack, PIECE_BYTES, takeBuffer } from './read-buffers.ts'

const read = promisify(readFile)

/**
 * `MediaStorage.send` for a file that is open. Resolves when nothing uses the file any more.
 *
 * One buffer serves piece after piece, so this is for what goes into a socket: its write is over when the memory is read.
 * A stream that passes pieces on (PassThrough) says so earlier.
 */
export async function sendBytes(o: {
  fd: number
  start: number
  end: number
  answer: ServerResponse
  begin: () => void
}): Promise<void> {
  const { fd, answer } = o
  const write = writerTo(answer)
  const buffer = takeBuffer()
  let begun = false
  try {
    for (let at = o.start; at <= o.end; ) {
      const { bytesRead } = await read(fd, buffer, 0, Math.min(PIECE_BYTES, o.end - at + 1), at)
      if (bytesRead === 0) throw new Error('media file is shorter than its row says')
      if (!begun) o.begin()
      begun = true
      // A write that did not come through may still hold the buffer, so it is not used again.
      if (!(await write(buffer.subarray(0, bytesRead)))) return
      at += bytesRead
    }
    giveBack(buffer)
    answer.end()
  } catch (error) {
    if (begun) answer.destroy()
    throw error
  }
}

/** Writes a piece and tells, once its memory is free again, whether it was taken; a client that left took nothing. */
function writerTo(answer: ServerResponse): (piece: Buffer) => Promise<boolean> {
  let settle = (_taken: boolean) => {}
  answer.once('close', () => settle(false))
  return (piece) =>
    new Promise((resolve) => {
      settle = resolve
      answer.write(piece, (error) => resolve(!error))
    })
}
