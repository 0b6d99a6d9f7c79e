import { describe, expect, it } from 'vitest'
import { extractWholeFrames, findFrameStart, getId3TagBytes, parseMp3Info } from './mp3-frames.rules.ts'

/** MPEG 1, layer III, 128 kbit/s, 44.1 kHz, stereo: 417 bytes, 1152 samples. */
const FRAME_BYTES = 417

function frame(fill = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FRAME_BYTES).fill(fill)
  bytes.set([0xff, 0xfb, 0x90, 0x00])
  return bytes
}

function infoFrame(options: { encoder: string; delay: number; padding: number; frames: number }) {
  const bytes = frame()
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('Info'), 36)
  view.setUint32(40, 3)
  view.setUint32(44, options.frames)
  bytes.set(new TextEncoder().encode(options.encoder), 52)
  const delays = (options.delay << 12) | options.padding
  bytes.set([delays >> 16, (delays >> 8) & 0xff, delays & 0xff], 52 + 21)
  return bytes
}

const concat = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]))

describe('parseMp3Info', () => {
  it("reads LAME's delay and padding, and where the audio begins", () => {
    const head = concat(
      infoFrame({ encoder: 'LAME3.100', delay: 1105, padding: 777, frames: 40 }),
      frame(),
      frame(),
    )
    expect(parseMp3Info(head, 1000)).toMatchObject({
      audioFrom: 1000 + FRAME_BYTES,
      sampleRate: 44_100,
      delay: 1105,
      padding: 777,
      samples: 40 * 1152,
    })
  })

  it('takes the usual delay where the informing frame is of another encoder, and where there is none', () => {
    const other = concat(
      infoFrame({ encoder: 'Gogo9.999', delay: 1105, padding: 777, frames: 40 }),
      frame(),
      frame(),
    )
    expect(parseMp3Info(other, 0)).toMatchObject({ delay: 576, padding: 0, samples: 40 * 1152 })
    expect(parseMp3Info(concat(frame(), frame(), frame()), 0)).toMatchObject({
      audioFrom: 0,
      delay: 576,
      samples: null,
    })
  })

  it('returns null for what is no mp3', () => {
    expect(parseMp3Info(new Uint8Array(2000).fill(7), 0)).toBeNull()
  })
})

describe('extractWholeFrames', () => {
  it('takes whole frames, without junk between them and without informing frames', () => {
    const informing = infoFrame({ encoder: 'LAME3.100', delay: 576, padding: 0, frames: 2 })
    const junk = new Uint8Array(100).fill(1)
    const taken = extractWholeFrames(
      concat(informing, frame(2), frame(3), junk, frame(4), frame(5)),
      44_100,
      0,
    )
    expect(taken.samples).toBe(4 * 1152)
    expect(taken.audio).toEqual(concat(frame(2), frame(3), frame(4), frame(5)))
  })

  it('leaves the last frames and one that is cut for the next stretch', () => {
    const stretch = concat(frame(2), frame(3), frame(4), frame(5).subarray(0, 100))
    const taken = extractWholeFrames(stretch, 44_100, 1)
    expect(taken.samples).toBe(2 * 1152)
    expect(stretch.length - taken.used).toBe(FRAME_BYTES + 100)
  })
})

describe('findFrameStart', () => {
  it('is not misled by a header that no other follows', () => {
    const lone = concat(new Uint8Array([0xff, 0xfb, 0x90, 0x00]), new Uint8Array(50))
    expect(findFrameStart(concat(lone, frame(), frame()), 0)).toBe(54)
  })
})

describe('getId3TagBytes', () => {
  it('counts a tag with its header', () => {
    expect(
      getId3TagBytes(concat(new TextEncoder().encode('ID3'), new Uint8Array([4, 0, 0, 0, 0, 2, 1]))),
    ).toBe(10 + 257)
    expect(getId3TagBytes(frame())).toBe(0)
  })
})
