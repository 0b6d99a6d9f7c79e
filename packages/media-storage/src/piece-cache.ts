import { read as readFile } from 'node:fs'
import { promisify } from 'node:util'

/** Bytes read at a time: large enough that a read's cost is copying, small enough for thousands of slow listeners. */
export const PIECE_BYTES = 256 * 1024

export interface FilePiece {
  /** PIECE_BYTES from a multiple of it on; fewer at the end of the file. */
  bytes: Buffer
}

export interface FilePieceReader {
  /** Returns the piece with this number, without a promise if it is in memory. The caller must release each piece it acquires. */
  acquire(index: number): FilePiece | Promise<FilePiece>
  /**
   * Starts reading the piece that is needed next, which need not be released. A failure is ignored. Does nothing with files of this
   * machine: the kernel reads those ahead, and here a read could outlive its file.
   */
  prefetch(index: number): void
  /** Ends the caller's use of a piece. `wasSent` is true if the kernel has taken all that was written of it. */
  release(piece: FilePiece, wasSent: boolean): void
  /** Frees the pieces that nobody is sending, at once; is called when the file closes. */
  freeIdle(): void
}

/** Reads from a position until the memory is full or the file ends; returns how much that was. */
export type ReadBytesFn = (memory: Buffer, position: number) => Promise<number>

export interface PieceCache {
  /** Returns the pieces of a file that is open here under this descriptor. */
  forFile(fd: number): FilePieceReader
  /** Returns the pieces of a file that is not open here. */
  forReader(read: ReadBytesFn): FilePieceReader
  /** Pieces in memory, and those of them that somebody is sending. */
  count(): { kept: number; held: number }
}

interface Kept extends FilePiece {
  /** PIECE_BYTES of memory. */
  memory: Buffer
  users: number
  /** False once a write from this memory broke off: the kernel may still read it, so nothing else is read into it. */
  isReusable: boolean
  of: Map<number, Kept | Promise<Kept>>
  index: number
}

const readAt = promisify(readFile)

/**
 * Shares pieces of open files among all senders, and caches up to `maxPieces` of them: players of one sound, and the small ranges of one
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

  function forReader(read: ReadBytesFn): FilePieceReader {
    const pieces: Kept['of'] = new Map()

    function acquire(index: number): Kept | Promise<Kept> {
      const known = pieces.get(index)
      if (known && !(known instanceof Promise)) return use(known)
      const loading = known ?? load(read, pieces, index)
      if (!known) pieces.set(index, loading)
      return loading.then(use)
    }

    function giveBack(piece: Kept, wasSent: boolean): void {
      if (!wasSent) piece.isReusable = false
      if (--piece.users > 0) return
      idle.add(piece)
      if (inMemory > maxPieces) drop(piece)
    }

    return {
      acquire,
      prefetch(index) {
        // Beyond half, what is read ahead would be pushed out before it is sent, and read twice.
        const held = inMemory - idle.size
        if (held * 2 >= maxPieces || pieces.has(index)) return
        Promise.resolve(acquire(index)).then(
          (piece) => giveBack(piece, true),
          () => {},
        )
      },
      release: (taken, wasSent) => giveBack(taken as Kept, wasSent),
      freeIdle() {
        for (const piece of idle) if (piece.of === pieces) drop(piece)
      },
    }
  }

  return {
    forFile: (fd) => ({ ...forReader((memory, position) => fill(memory, fd, position)), prefetch() {} }),
    forReader,
    count: () => ({ kept: inMemory, held: inMemory - idle.size }),
  }
}

async function fill(memory: Buffer, fd: number, position: number): Promise<number> {
  let filled = 0
  while (filled < memory.length) {
    const { bytesRead } = await readAt(fd, memory, filled, memory.length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}
