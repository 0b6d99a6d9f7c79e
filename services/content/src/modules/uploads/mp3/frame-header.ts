/** The contents of the four bytes at the start of an MPEG audio frame (ISO 11172-3, 13818-3; version 2.5 by Fraunhofer). */
export interface FrameHeader {
  /** The MPEG version: 1, 2, or 2.5. */
  version: 1 | 2 | 2.5
  bitrateKbps: number
  sampleRate: number
  channels: 1 | 2
  /** Number of samples of one channel. */
  samples: 1152 | 576
  /** Length of the whole frame including these four bytes. */
  bytes: number
}

const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const VERSIONS = [2.5, null, 2, 1] as const
const LAYER_3 = 1
const MONO = 3

/**
 * Parses the header of a Layer III frame. Returns `free` for a frame without a declared bit rate, and null for anything else, because browsers
 * do not play layers I and II.
 */
export function parseFrameHeader([b0 = 0, b1 = 0, b2 = 0, b3 = 0]: Uint8Array): FrameHeader | 'free' | null {
  if (b0 !== 0xff || (b1 & 0xe0) !== 0xe0) return null
  const version = VERSIONS[(b1 >> 3) & 3]
  const rate = SAMPLE_RATES[(b2 >> 2) & 3]
  if (!version || rate === undefined || ((b1 >> 1) & 3) !== LAYER_3) return null
  const bitrateKbps = (version === 1 ? BITRATES_1 : BITRATES_2)[b2 >> 4]
  if (bitrateKbps === undefined) return null
  if (bitrateKbps === 0) return 'free'
  const sampleRate = version === 1 ? rate : version === 2 ? rate / 2 : rate / 4
  const samples = version === 1 ? 1152 : 576
  const padding = (b2 >> 1) & 1
  const bytes = Math.floor(((samples / 8) * bitrateKbps * 1000) / sampleRate) + padding
  return { version, bitrateKbps, sampleRate, channels: b3 >> 6 === MONO ? 1 : 2, samples, bytes }
}
