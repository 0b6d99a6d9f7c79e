/** MPEG-1 Layer III at 44.1 kHz: every frame has 1152 samples. */
export const SAMPLES_PER_FRAME = 1152

const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
/** Sync, MPEG-1 Layer III without CRC. */
const [SYNC, VERSION] = [0xff, 0xfb]
/** 44.1 kHz, joint stereo. */
const RATE_INDEX_OF_XING_FRAME = 9
const JOINT_STEREO = 0x44

/** The header of a frame that is long enough for a Xing header with a seek table, in stereo. */
export const xingFrameHeader = Uint8Array.of(SYNC, VERSION, RATE_INDEX_OF_XING_FRAME << 4, JOINT_STEREO)
export const XING_FRAME_BYTES = bytesOf(KBPS[RATE_INDEX_OF_XING_FRAME] ?? 0)

/**
 * The offset of every frame of a stream, of whatever rates.
 *
 * @throws Error when something else stands in it
 */
export function findMp3FrameOffsets(stream: Uint8Array): number[] {
  const offsets: number[] = []
  for (let at = 0; at < stream.length; ) {
    const header = stream[at + 2] ?? 0
    const kbps = KBPS[header >> 4] ?? 0
    if (stream[at] !== SYNC || stream[at + 1] !== VERSION || kbps === 0 || (header & 0x0c) !== 0)
      throw new Error(`The encoder returned no frame at byte ${at}.`)
    offsets.push(at)
    at += bytesOf(kbps) + ((header >> 1) & 1)
  }
  return offsets
}

/** Returns the size of a frame without padding. */
function bytesOf(kbps: number): number {
  return Math.floor((144_000 * kbps) / 44_100)
}
