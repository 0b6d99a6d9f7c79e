import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallDemoSounds } from '../catalogue/index.ts'
import { renderFiles } from './render-files.ts'
import type { RenderJob } from './render-job.ts'

// Layer III of MPEG-1 at 44.1 kHz, read here on its own, so that writer and reader can't share a mistake.
const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128]
const MONO = 3

interface Frame {
  kbps: number
  isInfo: boolean
  isStereo: boolean
}

function walkFrames(file: Buffer): Frame[] {
  const frames: Frame[] = []
  for (let offset = 0; offset < file.length; ) {
    const header = file.readUInt32BE(offset)
    if (header >>> 21 !== 0x7ff) throw new Error(`no frame sync at ${offset}`)
    if (((header >>> 19) & 3) !== 3 || ((header >>> 17) & 3) !== 1)
      throw new Error(`not MPEG-1 Layer III at ${offset}`)
    if (((header >>> 10) & 3) !== 0) throw new Error(`not 44.1 kHz at ${offset}`)
    const kbps = KBPS[(header >>> 12) & 15] ?? 0
    const bytes = Math.floor((144_000 * kbps) / 44_100) + ((header >>> 9) & 1)
    if (offset + bytes > file.length) throw new Error(`cut off at ${offset}`)
    const isInfo = file.toString('latin1', offset + 36, offset + 40) === 'Info'
    frames.push({ kbps, isInfo, isStereo: ((header >>> 6) & 3) !== MONO })
    offset += bytes
  }
  return frames
}

const piece = smallDemoSounds[1]?.piece
if (!piece) throw new Error('The catalogue is empty.')
const job: RenderJob = { piece, seconds: 30, kbps: 96, keys: ['one', 'other'] }

describe('renderFiles', () => {
  let media: string
  const folders = () => ({ media, incoming: media })
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'hibiki-sounds-'))
  })
  afterAll(() => rm(media, { recursive: true, force: true }))

  it('makes a valid stereo mp3 of 96 kbit/s at 44.1 kHz, of the stated length and named by its content', async () => {
    const [one, other] = await renderFiles(job, folders())
    expect(other).toEqual({ ...one, key: 'other' })
    const file = await readFile(join(media, one?.storageKey ?? ''))
    expect(file.length).toBe(one?.bytes)
    expect(createHash('sha256').update(file).digest('hex')).toBe(one?.sha256)
    const [info, ...audio] = walkFrames(file)
    expect(info?.isInfo).toBe(true)
    expect(audio.every(({ kbps, isInfo, isStereo }) => kbps === 96 && isStereo && !isInfo)).toBe(true)
    expect(file.readUInt32BE(44)).toBe(audio.length)
    expect(file.readUInt32BE(48)).toBe(file.length)
    const delay = file.readUIntBE(73, 3)
    const heard = audio.length * 1152 - (delay >> 12) - (delay & 0xfff)
    expect(heard).toBe(30 * 44_100)
  })

  it('gives the same file for the same piece and leaves nothing unfinished', async () => {
    const short = { ...job, seconds: 3 }
    const hashes = async () => (await renderFiles(short, folders())).map((file) => file.sha256)
    expect(await hashes()).toEqual(await hashes())
    const left = await readdir(media, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile() && !entry.name.endsWith('.mp3'))).toEqual([])
  })
})
