import type { FrameHeader } from './frame-header.ts'

const HAS_FRAMES = 1

/**
 * Returns the number of audio frames that the first frame announces ("Xing", "Info" or "VBRI"), 0 when its header announces no number, and
 * null when it is an ordinary frame. Players need it for the length of a file with a variable bit rate and for seeking in it.
 */
export function readAnnouncedFrameCount(
  frame: Uint8Array,
  { version, channels }: FrameHeader,
): number | null {
  const view = Buffer.from(frame.buffer, frame.byteOffset, frame.length)
  const sideInfo = version === 1 ? (channels === 2 ? 32 : 17) : channels === 2 ? 17 : 9
  for (const name of ['Xing', 'Info']) {
    const at = 4 + sideInfo
    if (view.toString('latin1', at, at + 4) !== name || view.length < at + 12) continue
    return view.readUInt32BE(at + 4) & HAS_FRAMES ? view.readUInt32BE(at + 8) : 0
  }
  if (view.toString('latin1', 36, 40) === 'VBRI' && view.length >= 54) return view.readUInt32BE(50)
  return null
}
