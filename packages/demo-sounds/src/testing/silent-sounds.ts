import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { renderInWorkers } from '../render/render-in-workers.ts'

/** MPEG-1 Layer III of 96 kbit/s at 44.1 kHz in stereo, all zeros: a frame of silence. */
const frame = Buffer.alloc(313)
frame.writeUInt32BE(0xff_fb_70_c4)
const FRAMES_PER_SECOND = 44_100 / 1152

/**
 * Instead of the synthesis, for tests about what is done with demo sounds: silence of each piece's length, made in no time.
 */
export const renderSilence: typeof renderInWorkers = async (jobs, folder, onRendered) => {
  for (const { seconds, keys, piece } of jobs) {
    const bytes = Buffer.concat(new Array<Buffer>(Math.round(seconds * FRAMES_PER_SECOND)).fill(frame))
    const path = join(folder, `${createHash('sha256').update(piece.seed).digest('hex').slice(0, 16)}.mp3`)
    await writeFile(path, bytes)
    await onRendered({ keys, path, bytes: bytes.length })
  }
}
