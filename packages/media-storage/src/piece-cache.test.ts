import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPieceCache, PIECE_BYTES } from './piece-cache.ts'

const bytes = randomBytes(5 * PIECE_BYTES + 77)
let folder: string
let file: FileHandle
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-pieces-'))
  await writeFile(join(folder, 'a'), bytes)
  file = await open(join(folder, 'a'))
})
afterAll(async () => {
  await file.close()
  await rm(folder, { recursive: true })
})

const original = (index: number) => bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)

describe('cached pieces of a file', () => {
  it('are read once for concurrent readers, and are available afterwards', async () => {
    const cache = createPieceCache({ maxPieces: 4 })
    const pieces = cache.forFile(file.fd)
    const [a, b] = await Promise.all([pieces.acquire(5), pieces.acquire(5)])
    expect(a).toBe(b)
    expect(a?.bytes.equals(original(5))).toBe(true)
    expect(cache.count()).toEqual({ kept: 1, held: 1 })
    pieces.release(a, true)
    expect(cache.count().held).toBe(1)
    pieces.release(b, true)
    expect(cache.count()).toEqual({ kept: 1, held: 0 })
    expect(pieces.acquire(5)).toBe(a)
  })

  it('stay within the limit by evicting the least recently used one', async () => {
    const cache = createPieceCache({ maxPieces: 2 })
    const pieces = cache.forFile(file.fd)
    const pass = async (index: number) => {
      const piece = await pieces.acquire(index)
      expect(piece.bytes.equals(original(index))).toBe(true)
      pieces.release(piece, true)
    }
    for (const index of [0, 1, 0, 2, 3, 0, 4]) await pass(index)
    expect(cache.count()).toEqual({ kept: 2, held: 0 })
    expect(pieces.acquire(4)).not.toBeInstanceOf(Promise)
    expect(pieces.acquire(1)).toBeInstanceOf(Promise)
  })

  it('keep their bytes while they are being sent, however many others are read', async () => {
    const cache = createPieceCache({ maxPieces: 1 })
    const pieces = cache.forFile(file.fd)
    const held = await Promise.all([0, 1, 2].map((index) => pieces.acquire(index)))
    for (const index of [3, 4]) pieces.release(await pieces.acquire(index), true)
    for (const [index, piece] of held.entries()) expect(piece.bytes.equals(original(index))).toBe(true)
    for (const piece of held) pieces.release(piece, true)
    expect(cache.count()).toEqual({ kept: 1, held: 0 })
  })

  it('never reuse memory that a broken write may still send', async () => {
    const cache = createPieceCache({ maxPieces: 1 })
    const pieces = cache.forFile(file.fd)
    const broken = await pieces.acquire(0)
    pieces.release(broken, false)
    for (const index of [1, 2, 3]) pieces.release(await pieces.acquire(index), true)
    expect(broken.bytes.equals(original(0))).toBe(true)
  })

  it('are evicted with their file', async () => {
    const cache = createPieceCache({ maxPieces: 4 })
    const pieces = cache.forFile(file.fd)
    pieces.release(await pieces.acquire(0), true)
    pieces.freeIdle()
    expect(cache.count()).toEqual({ kept: 0, held: 0 })
  })

  it('that could not be read are read again', async () => {
    const other = await open(join(folder, 'a'))
    const cache = createPieceCache({ maxPieces: 4 })
    const pieces = cache.forFile(other.fd)
    await other.close()
    await expect(pieces.acquire(0)).rejects.toMatchObject({ code: 'EBADF' })
    await expect(pieces.acquire(0)).rejects.toMatchObject({ code: 'EBADF' })
    expect(cache.count()).toEqual({ kept: 0, held: 0 })
  })

  it('are prefetched, and a failure of that is ignored', async () => {
    const cache = createPieceCache({ maxPieces: 4 })
    const asked: number[] = []
    const pieces = cache.forReader(async (memory, position) => {
      asked.push(position / PIECE_BYTES)
      if (asked.length === 1) throw new Error('away')
      return bytes.copy(memory, 0, position)
    })
    pieces.prefetch(1)
    await vi.waitFor(() => expect(cache.count()).toEqual({ kept: 0, held: 0 }), 10_000)
    pieces.prefetch(1)
    pieces.prefetch(1)
    const taken = await pieces.acquire(1)
    expect(taken.bytes.equals(original(1))).toBe(true)
    expect(cache.count()).toEqual({ kept: 1, held: 1 })
    pieces.release(taken, true)
    expect(cache.count()).toEqual({ kept: 1, held: 0 })
    expect(asked).toEqual([1, 1])
  })
})
