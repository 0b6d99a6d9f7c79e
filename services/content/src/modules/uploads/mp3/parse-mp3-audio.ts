import { readAnnouncedFrameCount } from './announced-frame-count.ts'
import type { ByteSource } from './byte-source.ts'
import { type FrameHeader, parseFrameHeader } from './frame-header.ts'
import { countZeroBytesAt, findEndOfLeadingTags, findStartOfTrailingTags } from './tags.ts'

export type Mp3Problem = 'not-mp3' | 'empty' | 'truncated' | 'broken' | 'free-format' | 'vbr-without-length'

/** The audio of a file, without the tags before and after it. */
export interface Mp3Audio {
  /** Offsets of its first byte and of the byte after its last one. */
  start: number
  end: number
  frames: number
  sampleRate: number
  channels: 1 | 2
  durationMs: number
}

/**
 * Walks through a file from frame to frame, from the first byte to the last: everything in it must be a frame with the same parameters, or a
 * tag. The length is the number of frames, whatever the headers claim.
 */
export function parseMp3Audio(source: ByteSource): Mp3Audio | Mp3Problem {
  if (source.size === 0) return 'empty'
  const start = findEndOfLeadingTags(source)
  if (start === null) return 'broken'
  const end = findStartOfTrailingTags(source, start)
  const first = parseFrameHeader(source.read(start, 4))
  if (first === null) return 'not-mp3'
  if (first === 'free') return 'free-format'
  const announced = readAnnouncedFrameCount(source.read(start, first.bytes), first)
  let at = start
  let count = 0
  let isVariable = false
  while (at < end) {
    const header = parseFrameHeader(source.read(at, 4))
    if (header === null || header === 'free' || !isSameSort(header, first)) {
      if (at + countZeroBytesAt(source, at) < end)
        return at === start ? 'not-mp3' : whyNoFrame(source, at, end)
      break
    }
    if (at + header.bytes > end) return 'truncated'
    at += header.bytes
    count += 1
    isVariable ||= header.bitrateKbps !== first.bitrateKbps
  }
  const frames = announced === null ? count : count - 1
  if (announced !== null && announced > frames + 1) return 'truncated'
  if (isVariable && announced === null) return 'vbr-without-length'
  const { sampleRate, channels } = first
  const durationMs = Math.round((frames * first.samples * 1000) / sampleRate)
  return { start, end: at, frames, sampleRate, channels, durationMs }
}

function isSameSort(one: FrameHeader, other: FrameHeader): boolean {
  return (
    one.version === other.version && one.sampleRate === other.sampleRate && one.channels === other.channels
  )
}

/** A file that was cut ends with less than a header; any other rest means that the file is not audio. */
function whyNoFrame(source: ByteSource, at: number, end: number): Mp3Problem {
  const [first] = source.read(at, 1)
  return end - at < 4 && first === 0xff ? 'truncated' : 'broken'
}
