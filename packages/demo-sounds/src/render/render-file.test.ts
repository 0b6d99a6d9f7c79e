import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MPEGDecoder } from 'mpg123-decoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallDemoSounds } from '../catalogue/index.ts'
import { renderPiece } from '../synth/render-piece.ts'
import { renderFile } from './render-file.ts'
import type { RenderJob } from './render-job.ts'

// Layer III of MPEG-1 at 44.1 kHz, read here on its own, so that writer and reader can't share a mistake.
const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const MONO = 3
const SECONDS = 30
const SAMPLES = SECONDS * 44_100

interface Frame {
  offset: number
  kbps: number
  isXing: boolean
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
    const isXing = file.toString('latin1', offset + 36, offset + 40) === 'Xing'
    frames.push({ kbps, offset, isXing, isStereo: ((header >>> 6) & 3) !== MONO })
    offset += bytes
  }
  return frames
}

const piece = smallDemoSounds[1]?.piece
if (!piece) throw new Error('The catalogue is empty.')
const job: RenderJob = { piece, seconds: SECONDS, keys: ['one', 'other'] }

describe('renderFile', () => {
  let media: string
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'hibiki-sounds-'))
  })
  afterAll(() => rm(media, { recursive: true, force: true }))

  it('writes a valid stereo mp3 of variable rate at 44.1 kHz and of the expected length', async () => {
    const { keys, path, bytes } = await renderFile(job, media)
    expect(keys).toEqual(['one', 'other'])
    const file = await readFile(path)
    expect(file.length).toBe(bytes)
    const [first, ...audio] = walkFrames(file)
    expect(first?.isXing).toBe(true)
    expect(audio.every(({ isXing, isStereo }) => isStereo && !isXing)).toBe(true)
    const rate = audio.reduce((sum, { kbps }) => sum + kbps, 0) / audio.length
    expect(rate).toBeGreaterThan(90)
    expect(rate).toBeLessThan(180)
    expect(file.readUInt32BE(44)).toBe(audio.length)
    expect(file.readUInt32BE(48)).toBe(file.length)
    const delays = file.readUIntBE(4 + 32 + 120 + 21, 3)
    expect(audio.length * 1152 - (delays >> 12) - (delays & 0xfff)).toBe(SAMPLES)
  })

  it('writes a seek table for every hundredth of the sound', async () => {
    const { path } = await renderFile(job, media)
    const file = await readFile(path)
    const [, ...audio] = walkFrames(file)
    for (let percent = 0; percent < 100; percent++) {
      const said = ((file[4 + 32 + 16 + percent] ?? 0) / 256) * file.length
      const offset = audio[Math.floor((percent * audio.length) / 100)]?.offset ?? 0
      expect(Math.abs(said - offset)).toBeLessThanOrEqual(file.length / 256)
    }
  })

  it('writes a file that decodes to exactly the samples of the piece, with an end that joins its start', async () => {
    const { path } = await renderFile(job, media)
    const decoder = new MPEGDecoder()
    await decoder.ready
    const { channelData, samplesDecoded } = decoder.decode(await readFile(path))
    decoder.free()
    expect(samplesDecoded).toBe(SAMPLES)
    const { left } = renderPiece(piece, SECONDS)
    const decoded = channelData[0] ?? new Float32Array()
    for (const middle of [0, SAMPLES / 2]) {
      // At the seam the decoded loop must match the composed one as closely as in the middle, from 50 ms before to 50 ms after.
      let [error, energy] = [0, 0]
      for (let at = middle - 2205; at < middle + 2205; at++) {
        const index = (at + SAMPLES) % SAMPLES
        error += ((left[index] ?? 0) - (decoded[index] ?? 0)) ** 2
        energy += (left[index] ?? 0) ** 2
      }
      expect(Math.sqrt(error / energy)).toBeLessThan(0.15)
    }
  })

  it('writes the same file for the same piece and leaves no temporary file', async () => {
    const short = { ...job, seconds: 8 }
    const render = async () => readFile((await renderFile(short, media)).path)
    expect((await render()).equals(await render())).toBe(true)
    const left = await readdir(media, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile() && !entry.name.endsWith('.mp3'))).toEqual([])
  })
})
