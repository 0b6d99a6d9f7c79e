/** The bytes of one sound file, read piece by piece. */
export interface SoundBytes {
  /** Reads the bytes from this place on, at most one piece of them; returns none at the end of the file. */
  read(from: number): Promise<Uint8Array<ArrayBuffer>>
  /** Returns the size of the file, which is known after the first read. */
  totalBytes(): number | null
}

const PIECE_BYTES = 256 * 1024
/** A sound up to this size is held in memory, so that it loops without a network and with an expired link. */
const MAX_HELD_BYTES = 8 * 1024 * 1024

/** Reads the file behind a link; a large one is fetched again in every lap. */
export function createLinkSoundBytes(link: string): SoundBytes {
  const pieces = new Map<number, Uint8Array<ArrayBuffer>>()
  let total: number | null = null

  async function fetchPiece(start: number): Promise<Uint8Array<ArrayBuffer>> {
    const range = `bytes=${start}-${start + PIECE_BYTES - 1}`
    const response = await fetch(link, { headers: { range } })
    if (response.status !== 206 && response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`The sound was rejected with ${response.status}.`)
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status === 200) {
      // A server without ranges has sent everything.
      total = bytes.length
      for (let at = 0; at < total; at += PIECE_BYTES) pieces.set(at, bytes.subarray(at, at + PIECE_BYTES))
      return bytes.subarray(start, start + PIECE_BYTES)
    }
    const size = Number(response.headers.get('content-range')?.split('/')[1])
    total = Number.isFinite(size) ? size : null
    if (total !== null && total <= MAX_HELD_BYTES) pieces.set(start, bytes)
    return bytes
  }

  return {
    totalBytes: () => total,
    async read(from) {
      if (total !== null && from >= total) return new Uint8Array()
      const start = from - (from % PIECE_BYTES)
      const piece = pieces.get(start) ?? (await fetchPiece(start))
      return piece.subarray(from - start)
    },
  }
}

/** Reads a file that the page already has. */
export const createBlobSoundBytes = (blob: Blob): SoundBytes => ({
  totalBytes: () => blob.size,
  read: async (from) => new Uint8Array(await blob.slice(from, from + PIECE_BYTES).arrayBuffer()),
})
