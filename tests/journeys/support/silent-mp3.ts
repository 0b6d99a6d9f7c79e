/** MPEG 1 layer III, 320 kbit/s, 44.1 kHz, mono: each frame has 1,044 bytes and 26 ms. */
const FRAME_BYTES = 1044
const HEADER = [0xff, 0xfb, 0xe0, 0xc4]

/**
 * Builds a real mp3 of silence with exactly this many frames. `mark` is in the unused bytes of every frame, so that another mark
 * makes another file.
 */
export function buildSilentMp3(frames: number, mark: number): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES)
  frame.set(HEADER)
  frame.writeUInt32BE(mark, FRAME_BYTES - 8)
  return Buffer.alloc(frames * FRAME_BYTES, frame)
}

export const countMp3Frames = (megabytes: number): number =>
  Math.ceil((megabytes * 1024 * 1024) / FRAME_BYTES)
