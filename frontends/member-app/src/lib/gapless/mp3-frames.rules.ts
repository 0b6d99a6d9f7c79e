/** One frame of MPEG audio, layer III: the unit that an mp3 is cut and joined at. */
export interface Mp3FrameHeader {
  bytes: number
  samples: number
  sampleRate: number
  channels: 1 | 2
  /** MPEG 1; the lower versions are for low sample rates and have shorter frames. */
  isVersion1: boolean
}

/** What the start of an mp3 tells about the whole file: where its audio begins, and its encoder's padding. */
export interface Mp3Info {
  /** Where the audio begins, after tags and the information frame. */
  audioFrom: number
  sampleRate: number
  /** Samples that the encoder added at both ends and that must not be heard. */
  delay: number
  padding: number
  /** All samples, with delay and padding; null where the file does not say. */
  samples: number | null
  frame: Mp3FrameHeader
}

/** The delay that LAME, like nearly every encoder, adds before the first sample; it is assumed for files that do not state theirs. */
const USUAL_DELAY_SAMPLES = 576
const ID3_HEADER_BYTES = 10
const HEADER_BYTES = 4
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const KBPS_OF_VERSION_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_OF_LOWER_VERSIONS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
/** The offsets from the name in an information frame to the LAME tag, and in that to the two delays (twelve bits each). */
const DELAYS_AT = 21
const HAS_FRAMES = 1
const HAS_BYTES = 2
const HAS_SEEK_TABLE = 4
const HAS_QUALITY = 8

/** Returns the header at this place; null where no frame of layer III begins. */
export function parseFrameHeader(bytes: Uint8Array, at: number): Mp3FrameHeader | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(at, at + HEADER_BYTES)
  const version = (kind >> 3) & 3
  const isLayer3 = ((kind >> 1) & 3) === 1
  if (bytes.length < at + HEADER_BYTES || sync !== 0xff || kind < 0xe0 || !isLayer3 || version === 1)
    return null
  const isVersion1 = version === 3
  const kbps = (isVersion1 ? KBPS_OF_VERSION_1 : KBPS_OF_LOWER_VERSIONS)[rates >> 4]
  const fullRate = SAMPLE_RATES[(rates >> 2) & 3]
  if (!kbps || !fullRate) return null
  const sampleRate = fullRate / (isVersion1 ? 1 : version === 2 ? 2 : 4)
  const samples = isVersion1 ? 1152 : 576
  return {
    bytes: Math.floor(((samples / 8) * kbps * 1000) / sampleRate) + ((rates >> 1) & 1),
    samples,
    sampleRate,
    channels: mode >> 6 === 3 ? 1 : 2,
    isVersion1,
  }
}

/** Returns the bytes of an ID3v2 tag at the start of a file, which a cover can make large; 0 without one. */
export function getId3TagBytes(head: Uint8Array): number {
  if (head.length < ID3_HEADER_BYTES || readText(head, 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, ID3_HEADER_BYTES)
  return ID3_HEADER_BYTES + (a << 21) + (b << 14) + (c << 7) + d
}

/**
 * Parses the information frame (Xing, Info or VBRI, with LAME's delays) that most files begin with.
 *
 * @param head bytes of the file from `offset` on, which lies after an ID3 tag
 * @returns null where this is no mp3 that can be cut at its frames
 */
export function parseMp3Info(head: Uint8Array, offset: number): Mp3Info | null {
  const at = findFrameStart(head, 0)
  const frame = at === null ? null : parseFrameHeader(head, at)
  if (at === null || !frame) return null
  const { sampleRate } = frame
  const first = head.subarray(at, at + frame.bytes)
  const informing = readInformingTag(first, frame)
  if (!informing) {
    return {
      audioFrom: offset + at,
      sampleRate,
      delay: USUAL_DELAY_SAMPLES,
      padding: 0,
      samples: null,
      frame,
    }
  }
  const { frames, ...delays } = informing
  return {
    audioFrom: offset + at + frame.bytes,
    sampleRate,
    ...delays,
    samples: frames === null ? null : frames * frame.samples,
    frame,
  }
}

function readInformingTag(
  first: Uint8Array,
  { isVersion1, channels }: Mp3FrameHeader,
): { frames: number | null; delay: number; padding: number } | null {
  const view = new DataView(first.buffer, first.byteOffset, first.length)
  const unknown = { delay: USUAL_DELAY_SAMPLES, padding: 0 }
  if (readText(first, 36, 4) === 'VBRI' && first.length >= 54)
    return { frames: view.getUint32(50), ...unknown }
  const sideInfoBytes = isVersion1 ? (channels === 2 ? 32 : 17) : channels === 2 ? 17 : 9
  const at = HEADER_BYTES + sideInfoBytes
  if (!['Xing', 'Info'].includes(readText(first, at, 4)) || first.length < at + 12) return null
  const flags = view.getUint32(at + 4)
  const frames = flags & HAS_FRAMES ? view.getUint32(at + 8) : null
  const tagAt =
    at +
    8 +
    (flags & HAS_FRAMES ? 4 : 0) +
    (flags & HAS_BYTES ? 4 : 0) +
    (flags & HAS_SEEK_TABLE ? 100 : 0) +
    (flags & HAS_QUALITY ? 4 : 0)
  // Only LAME and libavformat (Lavf, Lavc) store the delays here; other encoders use these bytes for something else.
  if (!/^(LAME|Lav[fc])/.test(readText(first, tagAt, 4)) || first.length < tagAt + DELAYS_AT + 3)
    return { frames, ...unknown }
  const [high = 0, middle = 0, low = 0] = first.subarray(tagAt + DELAYS_AT)
  return { frames, delay: (high << 4) | (middle >> 4), padding: ((middle & 15) << 8) | low }
}

/** The whole audio frames of a part of a file, without its information frame and other data. */
export interface Mp3Frames {
  audio: Uint8Array<ArrayBuffer>
  samples: number
  /** The number of bytes that were used; the next part has to begin with the rest. */
  used: number
}

/** @param keepFrames how many frames at the end are left for the next stretch, e.g. because the end is cut there */
export function extractWholeFrames(
  bytes: Uint8Array<ArrayBuffer>,
  sampleRate: number,
  keepFrames: number,
): Mp3Frames {
  const frames: { at: number; header: Mp3FrameHeader }[] = []
  let at = 0
  while (at + HEADER_BYTES <= bytes.length) {
    const header = parseFrameHeader(bytes, at)
    if (!header || header.sampleRate !== sampleRate) {
      const next = findFrameStart(bytes, at + 1, sampleRate)
      if (next === null) break
      at = next
      continue
    }
    if (at + header.bytes > bytes.length) break
    frames.push({ at, header })
    at += header.bytes
  }
  const kept = frames.slice(Math.max(0, frames.length - keepFrames))
  const used = kept[0]?.at ?? at
  const audible = frames
    .slice(0, frames.length - kept.length)
    .filter(({ at: from, header }) => !readInformingTag(bytes.subarray(from, from + header.bytes), header))
  const audio = new Uint8Array(audible.reduce((sum, { header }) => sum + header.bytes, 0))
  let filled = 0
  for (const { at: from, header } of audible) {
    audio.set(bytes.subarray(from, from + header.bytes), filled)
    filled += header.bytes
  }
  return { audio, used, samples: audible.reduce((sum, { header }) => sum + header.samples, 0) }
}

/** Returns where a frame begins that is followed by another one, because a single match may be accidental. */
export function findFrameStart(bytes: Uint8Array, from: number, sampleRate?: number): number | null {
  for (let at = from; at + HEADER_BYTES <= bytes.length; at++) {
    const header = parseFrameHeader(bytes, at)
    if (!header || (sampleRate !== undefined && header.sampleRate !== sampleRate)) continue
    const next = parseFrameHeader(bytes, at + header.bytes)
    if (next?.sampleRate === header.sampleRate) return at
  }
  return null
}

const readText = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))
