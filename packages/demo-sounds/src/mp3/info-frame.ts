import { frameBytes, frameHeader, type Kbps } from './frames.ts'

const SIDE_INFO_BYTES = 32
const HAS_FRAMES_AND_BYTES = 0x03
/** What LAME puts before the first sample. */
const ENCODER_DELAY = 576
/** From the start of the LAME tag to its delays. */
const DELAYS_AT = 21

/**
 * The silent first frame that tells players the exact length ("Info": an Xing header of a constant-rate file), with how many samples to cut at
 * both ends. No seek table: at a constant rate, time and position are proportional.
 *
 * @param audio frames and bytes that follow, and how many samples of them are meant to be heard
 */
export function infoFrame(
  kbps: Kbps,
  audio: { frames: number; bytes: number; padding: number },
): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(frameBytes(kbps))
  const view = new DataView(frame.buffer)
  const at = 4 + SIDE_INFO_BYTES
  frame.set(frameHeader(kbps))
  frame.set(Buffer.from('Info', 'latin1'), at)
  view.setUint32(at + 4, HAS_FRAMES_AND_BYTES)
  view.setUint32(at + 8, audio.frames)
  view.setUint32(at + 12, audio.bytes + frame.length)
  frame.set(Buffer.from('LAME3.100', 'latin1'), at + 16)
  const delays = (ENCODER_DELAY << 12) | Math.min(Math.max(audio.padding - ENCODER_DELAY, 0), 0xfff)
  frame.set([delays >> 16, (delays >> 8) & 0xff, delays & 0xff], at + 16 + DELAYS_AT)
  return frame
}
