import { writeSync } from 'node:fs'

const WRITE_AT_BYTES = 8 * 1024
const WRITE_EVERY_MS = 500
/** A pipe whose reader is slow takes nothing for a while (EAGAIN). */
const RETRY_MS = 50
const EXIT_TRIES = 20
/** The maximum buffer for a slow reader; lines beyond that are lost. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

interface LineWriter {
  write(line: string): void
  /** Writes what is left. */
  close(): void
}

/**
 * Buffers lines and writes them together within half a second, because a system call per request would cost more than formatting the line.
 * The rest is written when the process exits. Lines that cannot be written, because the disk is full or the reader is gone, are lost,
 * whereas pino's own destination throws and hangs in the flush at exit.
 *
 * @param onError called with the error's code when lines begin to be lost
 */
export function createLineWriter(fd: number, onError: (code: string) => void): LineWriter {
  let waiting = Buffer.alloc(0)
  let lines: string[] = []
  let length = 0
  let isFailing = false

  /** False while the reader takes nothing. */
  function flush(): boolean {
    waiting = Buffer.concat([waiting, Buffer.from(lines.join(''))])
    lines = []
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(fd, waiting))
      isFailing = false
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException
      if (code !== 'EAGAIN') {
        if (!isFailing) onError(code)
        isFailing = true
        waiting = Buffer.alloc(0)
      }
    }
    length = waiting.length
    return length === 0
  }

  function flushAll(): void {
    for (let tries = 0; !flush() && tries < EXIT_TRIES; tries++)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
  }

  const timer = setInterval(flush, WRITE_EVERY_MS)
  timer.unref()
  process.on('exit', flushAll)
  return {
    write(line) {
      if (length > MAX_WAITING_BYTES) return
      lines.push(line)
      length += line.length
      // While a reader is slow the timer tries again, not every line.
      if (length >= WRITE_AT_BYTES && waiting.length === 0) flush()
    },
    close() {
      clearInterval(timer)
      process.off('exit', flushAll)
      flushAll()
    },
  }
}
