import { describe, expect, it } from 'vitest'
import { createMp3 } from '../../../testing/mp3.ts'
import { toByteSource } from './byte-source.ts'
import { parseFrameHeader } from './frame-header.ts'
import { parseMp3Audio } from './parse-mp3-audio.ts'

const walk = (...parts: Uint8Array[]) => parseMp3Audio(toByteSource(Buffer.concat(parts)))
const id3v2 = Buffer.from('ID3\u0003\0\0\0\0\u0001\0'.padEnd(10 + 128, 'x'), 'latin1')
const id3v1 = Buffer.from('TAG'.padEnd(128, '\0'))
const ape = (() => {
  const footer = Buffer.alloc(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(32, 12)
  return footer
})()

describe('parseFrameHeader', () => {
  it.each([
    [
      'fffb9064',
      { version: 1, bitrateKbps: 128, sampleRate: 44_100, channels: 2, samples: 1152, bytes: 417 },
    ],
    ['fffb9264', { bytes: 418 }],
    ['fffbe4c4', { bitrateKbps: 320, sampleRate: 48_000, channels: 1, bytes: 960 }],
    ['fff384c4', { version: 2, bitrateKbps: 64, sampleRate: 24_000, samples: 576, bytes: 192 }],
    ['ffe318c4', { version: 2.5, bitrateKbps: 8, sampleRate: 8000, samples: 576, bytes: 72 }],
  ])('parses the header %s', (hex, expected) => {
    expect(parseFrameHeader(Buffer.from(hex, 'hex'))).toMatchObject(expected)
  })

  it.each([
    ['fffb0064', 'free'],
    ['fffbf064', null],
    ['fffb9c64', null],
    ['fffd9064', null],
    ['ffeb9064', null],
    ['52494646', null],
    ['', null],
  ])('returns for the header %s: %j', (hex, expected) => {
    expect(parseFrameHeader(Buffer.from(hex, 'hex'))).toBe(expected)
  })
})

describe('parseMp3Audio', () => {
  it.each([
    { seconds: 5, kbps: 64 as const },
    { seconds: 5, kbps: 128 as const, channels: 2 as const },
    { seconds: 5, kbps: 320 as const, sampleRate: 48_000 as const },
  ])('returns length and channels of %j', async (options) => {
    const sound = await createMp3(options)
    const audio = walk(sound)
    expect(audio).toMatchObject({ start: 0, end: sound.length, channels: options.channels ?? 1 })
    expect((audio as { durationMs: number }).durationMs / 1000).toBeCloseTo(options.seconds, 0)
  })

  it('excludes tags and padding from the audio without changing its length', async () => {
    const sound = await createMp3({ seconds: 5 })
    const plain = walk(sound)
    const tagged = walk(id3v2, Buffer.alloc(100), sound, ape, id3v1)
    const start = id3v2.length + 100
    expect(tagged).toEqual({ ...(plain as object), start, end: start + sound.length })
  })

  it('rejects every prefix of a file or returns fewer frames', async () => {
    const sound = await createMp3({ seconds: 1 })
    const whole = walk(sound) as { frames: number }
    for (let length = 0; length < sound.length; length += 13) {
      const cut = walk(sound.subarray(0, length))
      if (typeof cut === 'string') expect(['empty', 'not-mp3', 'truncated', 'broken']).toContain(cut)
      else expect(cut.frames).toBeLessThan(whole.frames)
    }
  })

  it('rejects a byte that is inserted or removed in the middle', async () => {
    const sound = await createMp3({ seconds: 1 })
    for (const at of [600, 2000, 5001]) {
      expect(walk(sound.subarray(0, at), Buffer.from('x'), sound.subarray(at))).toBe('broken')
      expect(walk(sound.subarray(0, at), sound.subarray(at + 1))).toMatch(/broken|truncated/)
    }
  })
})
