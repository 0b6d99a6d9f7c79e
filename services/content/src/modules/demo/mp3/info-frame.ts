import { frameBytes, frameHeader, type Kbps } from './frames.ts'

const SIDE_INFO_BYTES = 9
const HAS_FRAMES_AND_BYTES = 0x03

/**
 * The silent first frame that tells players the exact length ("Info": an Xing header of a constant-rate file).
 * No seek table: at a constant rate, time and position are proportional.
 */
export function infoFrame(kbps: Kbps, audioFrames: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(frameBytes(kbps))
  const view = new DataView(frame.buffer)
  const at = 4 + SIDE_INFO_BYTES
  frame.set(frameHeader(kbps))
  frame.set(Buffer.from('Info', 'latin1'), at)
  view.setUint32(at + 4, HAS_FRAMES_AND_BYTES)
  view.setUint32(at + 8, audioFrames)
  view.setUint32(at + 12, (audioFrames + 1) * frame.length)
  return frame
}
