import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallDemoSounds } from '../catalogue/index.ts'
import { renderFiles } from './render-files.ts'
import type { RenderJob } from './render-job.ts'

// Layer III of MPEG-2 at 24 kHz, read here on its own, so that writer and reader can't share a mistake.
const KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

interface Frame {
  offset: number
  seconds: number
  isInfo: boolean
  borrowed: number
}

function walkFrames(file: Buffer): Frame[] {
  const frames: Frame[] = []
  for (let offset = 0; offset < file.length; ) {
    const header = file.readUInt32BE(offset)
    if (header >>> 21 !== 0x7ff) throw new Error(`no frame sync at ${offset}`)
    if (((header >>> 19) & 3) !== 2 || ((header >>> 17) & 3) !== 1)
      throw new Error(`not MPEG-2 Layer III at ${offset}`)
    if (((header >>> 10) & 3) !== 1) throw new Error(`not 24 kHz at ${offset}`)
    const padding = (header >>> 9) & 1
    const bytes = (72_000 * (KBPS[(header >>> 12) & 15] ?? 0)) / 24_000 + padding
    if (offset + bytes > file.length) throw new Error(`cut off at ${offset}`)
    const isInfo = file.toString('latin1', offset + 13, offset + 17) === 'Info'
    frames.push({ offset, seconds: 576 / 24_000, isInfo, borrowed: file[offset + 4] ?? 0 })
    offset += bytes
  }
  return frames
}

const piece = smallDemoSounds[1]?.piece
if (!piece) throw new Error('The catalogue is empty.')
const job: RenderJob = {
  piece,
  kbps: 40,
  files: [
    { key: 'ten', seconds: 600 },
    { key: 'twenty', seconds: 1200 },
  ],
}

describe('renderFiles', () => {
  let media: string
  const folders = () => ({ media, incoming: media })
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'hibiki-sounds-'))
  })
  afterAll(() => rm(media, { recursive: true, force: true }))

  it('makes valid mp3 files of exactly the course length, named by their content', async () => {
    const rendered = await renderFiles(job, folders())
    expect(rendered.map((file) => file.durationMs)).toEqual([600_000, 1_200_000])
    for (const { storageKey, sha256, bytes, durationMs } of rendered) {
      const file = await readFile(join(media, storageKey))
      expect(file.length).toBe(bytes)
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256)
      const [info, ...audio] = walkFrames(file)
      expect(info?.isInfo).toBe(true)
      expect(file.readUInt32BE(21)).toBe(audio.length)
      expect(file.readUInt32BE(25)).toBe(file.length)
      expect(audio.some((frame) => frame.isInfo)).toBe(false)
      expect(audio.reduce((sum, frame) => sum + frame.seconds, 0)).toBeCloseTo(durationMs / 1000, 6)
    }
  })

  it('starts every loop with a frame that needs nothing from the loop before', async () => {
    const [ten] = await renderFiles(job, folders())
    const [, ...audio] = walkFrames(await readFile(join(media, ten?.storageKey ?? '')))
    const framesInLoop = Math.round(piece.loopSeconds / 0.024)
    for (let at = 0; at < audio.length; at += framesInLoop) expect(audio[at]?.borrowed).toBe(0)
  })

  it('gives the same file for the same piece and leaves nothing unfinished', async () => {
    const hashes = async () => (await renderFiles(job, folders())).map((file) => file.sha256)
    expect(await hashes()).toEqual(await hashes())
    const left = await readdir(media, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile() && !entry.name.endsWith('.mp3'))).toEqual([])
  })

  it('refuses a length that is no whole number of loops', async () => {
    const uneven = { ...job, files: [{ key: 'uneven', seconds: piece.loopSeconds + 1 }] }
    await expect(renderFiles(uneven, folders())).rejects.toThrow('uneven: 7 s is no whole number of loops.')
  })
})
