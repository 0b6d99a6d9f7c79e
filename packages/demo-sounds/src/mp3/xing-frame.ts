import { XING_FRAME_BYTES, xingFrameHeader } from './frames.ts'

const SIDE_INFO_BYTES = 32
/** The flag includes a quality, which is 0, because decoders look for the LAME tag behind it. */
const HAS_FRAMES_BYTES_TABLE_AND_QUALITY = 0x0f
const TABLE_ENTRIES = 100
const TABLE_AT = 16
const LAME_AT = TABLE_AT + TABLE_ENTRIES + 4
/** The offset of the delays from the start of the LAME tag. */
const DELAYS_AT = 21
const MAX_DELAY = 0xfff

/**
 * Returns the silent first frame of a file of variable rate, which contains the exact length, the position of each hundredth of it, and how
 * many samples to cut at both ends.
 *
 * @throws Error when more would have to be cut than the tag can express
 */
export function createXingFrame(audio: {
  offsets: readonly number[]
  bytes: number
  delay: number
  padding: number
}): Uint8Array<ArrayBuffer> {
  const { offsets, bytes, delay, padding } = audio
  if (delay > MAX_DELAY || padding > MAX_DELAY || padding < 0)
    throw new Error(`A LAME tag cannot say a delay of ${delay} and a padding of ${padding}.`)
  const frame = new Uint8Array(XING_FRAME_BYTES)
  const view = new DataView(frame.buffer)
  const total = bytes + frame.length
  const at = 4 + SIDE_INFO_BYTES
  frame.set(xingFrameHeader)
  frame.set(Buffer.from('Xing', 'latin1'), at)
  view.setUint32(at + 4, HAS_FRAMES_BYTES_TABLE_AND_QUALITY)
  view.setUint32(at + 8, offsets.length)
  view.setUint32(at + 12, total)
  for (let percent = 0; percent < TABLE_ENTRIES; percent++) {
    const offset = offsets[Math.floor((percent * offsets.length) / TABLE_ENTRIES)] ?? 0
    frame[at + TABLE_AT + percent] = Math.min(255, Math.floor((256 * (offset + frame.length)) / total))
  }
  frame.set(Buffer.from('LAME3.100', 'latin1'), at + LAME_AT)
  const delays = (delay << 12) | padding
  frame.set([(delays >> 16) & 0xff, (delays >> 8) & 0xff, delays & 0xff], at + LAME_AT + DELAYS_AT)
  return frame
}
