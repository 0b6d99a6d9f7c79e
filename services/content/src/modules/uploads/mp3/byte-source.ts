import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to bytes; reading beyond the end returns fewer bytes. */
export interface ByteSource {
  size: number
  /** The returned bytes are valid until the next read. */
  read(offset: number, length: number): Uint8Array
}

const WINDOW_BYTES = 256 * 1024

/** Reads a file in blocks of a quarter of a megabyte. Reading blocks the thread, so it must run on a worker. */
export function openByteSource(path: string): ByteSource & { close(): void } {
  const fd = openSync(path, 'r')
  const { size } = fstatSync(fd)
  const window = Buffer.allocUnsafe(WINDOW_BYTES)
  let from = 0
  let filled = 0
  return {
    size,
    read(offset, length) {
      const wanted = Math.min(length, WINDOW_BYTES, Math.max(0, size - offset))
      if (offset < from || offset + wanted > from + filled) {
        from = offset
        filled = readSync(fd, window, 0, WINDOW_BYTES, offset)
      }
      return window.subarray(offset - from, Math.min(offset - from + wanted, filled))
    },
    close: () => closeSync(fd),
  }
}

/** Reads from bytes in memory. */
export function toByteSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) }
}
