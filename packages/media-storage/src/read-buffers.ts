/** Bytes read at a time: large enough that a read's cost is copying, small enough for thousands of slow listeners. */
export const PIECE_BYTES = 256 * 1024

/** 16 MiB; what more listeners at once need is left to the garbage collector afterwards. */
const MOST_FREE = 64

const free: Buffer[] = []

/**
 * A buffer of PIECE_BYTES. Buffers are used again, because allocating (and collecting) one per piece costs more than
 * reading into it; with them Node sends files about as fast as the disk cache gives them.
 */
export function takeBuffer(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
}

/** Only for a buffer that nothing reads any more, the kernel included. */
export function giveBack(buffer: Buffer): void {
  if (free.length < MOST_FREE) free.push(buffer)
}
