import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createPieceCache, PIECE_BYTES } from './piece-cache.ts'

const bytes = randomBytes(5 * PIECE_BYTES + 77)

const original = (index: number) => bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)

/** Opens a file of which one read rejects; `loaded` lists the pieces that were read, and `take` acquires one alone. */
function openFile({ maxPieces, failingRead }: { maxPieces: number; failingRead?: number }) {
  const cache = createPieceCache({ maxPieces })
  const loaded: number[] = []
  const file = cache.forReader(async (memory, position) => {
    if (loaded.push(position / PIECE_BYTES) === failingRead) throw new Error('away')
    return bytes.copy(memory, 0, position)
  })
  const take = (index: number) => file.read(index * PIECE_BYTES, (index + 1) * PIECE_BYTES - 1)
  return { cache, file, loaded, take }
}

describe('cached pieces of a file', () => {
  it('are read once for concurrent readers, and are available afterwards', async () => {
    const { cache, loaded, take } = openFile({ maxPieces: 4 })
    const [a, b] = await Promise.all([take(5), take(5)])
    expect(a.bytes.equals(original(5))).toBe(true)
    expect(cache.count()).toEqual({ kept: 1, held: 1 })
    a.release(true)
    expect(cache.count().held).toBe(1)
    b.release(true)
    expect(cache.count()).toEqual({ kept: 1, held: 0 })
    await take(5)
    expect(loaded).toEqual([5])
  })

  it('stay within the limit by evicting the least recently used one', async () => {
    const { cache, loaded, take } = openFile({ maxPieces: 2 })
    const pass = async (index: number) => {
      const piece = await take(index)
      expect(piece.bytes.equals(original(index))).toBe(true)
      piece.release(true)
    }
    for (const index of [0, 1, 0, 2, 3, 0, 4]) await pass(index)
    expect(cache.count()).toEqual({ kept: 2, held: 0 })
    for (const index of [4, 1]) await pass(index)
    expect(loaded).toEqual([0, 1, 2, 3, 0, 4, 1])
  })

  it('keep their bytes while they are being sent, however many others are read', async () => {
    const { cache, take } = openFile({ maxPieces: 1 })
    const held = await Promise.all([0, 1, 2].map(take))
    for (const index of [3, 4]) (await take(index)).release(true)
    for (const [index, piece] of held.entries()) expect(piece.bytes.equals(original(index))).toBe(true)
    for (const piece of held) piece.release(true)
    expect(cache.count()).toEqual({ kept: 1, held: 0 })
  })

  it('never reuse memory that a broken write may still send', async () => {
    const { take } = openFile({ maxPieces: 1 })
    const broken = await take(0)
    broken.release(false)
    for (const index of [1, 2, 3]) (await take(index)).release(true)
    expect(broken.bytes.equals(original(0))).toBe(true)
  })

  it('are evicted with their file', async () => {
    const { cache, file, take } = openFile({ maxPieces: 4 })
    const piece = await take(0)
    piece.release(true)
    file.freeIdle()
    expect(cache.count()).toEqual({ kept: 0, held: 0 })
  })

  it('that could not be read are read again', async () => {
    const { cache, loaded, take } = openFile({ maxPieces: 4, failingRead: 1 })
    await expect(take(0)).rejects.toThrow('away')
    expect(cache.count()).toEqual({ kept: 0, held: 0 })
    expect((await take(0)).bytes.equals(original(0))).toBe(true)
    expect(loaded).toEqual([0, 0])
  })

  it('are prefetched when more is wanted, and a failure of that is ignored', async () => {
    const { cache, file, loaded, take } = openFile({ maxPieces: 8, failingRead: 2 })
    const first = await file.read(0, PIECE_BYTES)
    await vi.waitFor(() => expect(cache.count()).toEqual({ kept: 1, held: 1 }), 10_000)
    const again = await file.read(0, PIECE_BYTES)
    await vi.waitFor(() => expect(cache.count()).toEqual({ kept: 2, held: 1 }), 10_000)
    for (const { release } of [first, again]) release(true)
    expect((await take(1)).bytes.equals(original(1))).toBe(true)
    expect(loaded).toEqual([0, 1, 1])
  })
})
