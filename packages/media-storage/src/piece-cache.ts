import type { BytesInMemory } from './send-bytes.ts'

/** Bytes read at a time: large enough that a read's cost is copying, small enough for thousands of slow listeners. */
export const PIECE_BYTES = 256 * 1024

export interface CachedFile {
  /**
   * Returns bytes from `start` on, at most to `end` and to the end of their piece; none at the end of the file. If more are wanted, the
   * next piece is read ahead, and a failure of that is ignored.
   */
  read(start: number, end: number): Promise<BytesInMemory>
  /** Frees the pieces that nobody is sending, at once. */
  freeIdle(): void
}

/** Reads from a position until the memory is full or the file ends; returns how much that was. */
export type ReadBytesFn = (memory: Buffer, position: number) => Promise<number>

export interface PieceCache {
  forReader(read: ReadBytesFn): CachedFile
  /** Pieces in memory, and those of them that somebody is sending. */
  count(): { kept: number; held: number }
}

interface Kept {
  /** PIECE_BYTES from a multiple of it on; fewer at the end of the file. */
  bytes: Buffer
  /** PIECE_BYTES of memory. */
  memory: Buffer
  users: number
  /** False once a write from this memory broke off: the kernel may still read it, so nothing else is read into it. */
  isReusable: boolean
  of: Map<number, Kept | Promise<Kept>>
  index: number
}

/**
 * Shares pieces of files among all senders, and caches up to `maxPieces` of them: players of one sound, and the small ranges of one
 * player, then need no read. The least recently used ones are evicted; more than that many are in memory only while that many are being
 * sent. Memory is reused, because allocating (and collecting) a piece costs more than reading it.
 */
export function createPieceCache({ maxPieces }: { maxPieces: number }): PieceCache {
  /** Unused pieces, least recently used first. */
  const idle = new Set<Kept>()
  const free: Buffer[] = []
  let inMemory = 0

  function drop(piece: Kept): void {
    idle.delete(piece)
    piece.of.delete(piece.index)
    inMemory--
    if (piece.isReusable && inMemory + free.length < maxPieces) free.push(piece.memory)
  }

  function makeRoom(): void {
    for (const oldest of idle) {
      if (inMemory < maxPieces) return
      drop(oldest)
    }
  }

  async function load(read: ReadBytesFn, of: Kept['of'], index: number): Promise<Kept> {
    makeRoom()
    inMemory++
    const memory = free.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
    try {
      const bytes = memory.subarray(0, await read(memory, index * PIECE_BYTES))
      const piece = { bytes, memory, users: 0, isReusable: true, of, index }
      of.set(index, piece)
      return piece
    } catch (error) {
      of.delete(index)
      inMemory--
      if (inMemory + free.length < maxPieces) free.push(memory)
      throw error
    }
  }

  function use(piece: Kept): Kept {
    if (piece.users++ === 0) idle.delete(piece)
    return piece
  }

  function forReader(readBytes: ReadBytesFn): CachedFile {
    const pieces: Kept['of'] = new Map()

    async function acquire(index: number): Promise<Kept> {
      const known = pieces.get(index)
      // A piece in memory is used before anything else runs, which could evict it.
      if (known && !(known instanceof Promise)) return use(known)
      const loading = known ?? load(readBytes, pieces, index)
      pieces.set(index, loading)
      return use(await loading)
    }

    function release(piece: Kept, wasSent: boolean): void {
      if (!wasSent) piece.isReusable = false
      if (--piece.users > 0) return
      idle.add(piece)
      if (inMemory > maxPieces) drop(piece)
    }

    function prefetch(index: number): void {
      // Beyond half, what is read ahead would be pushed out before it is sent, and read twice.
      const held = inMemory - idle.size
      if (held * 2 >= maxPieces || pieces.has(index)) return
      acquire(index).then(
        (piece) => release(piece, true),
        () => {},
      )
    }

    return {
      async read(start, end) {
        const index = Math.floor(start / PIECE_BYTES)
        const piece = await acquire(index)
        const offset = index * PIECE_BYTES
        if (end >= offset + PIECE_BYTES) prefetch(index + 1)
        return {
          bytes: piece.bytes.subarray(start - offset, end + 1 - offset),
          release: (wasSent) => release(piece, wasSent),
        }
      },
      freeIdle() {
        for (const piece of idle) if (piece.of === pieces) drop(piece)
      },
    }
  }

  return { forReader, count: () => ({ kept: inMemory, held: inMemory - idle.size }) }
}
