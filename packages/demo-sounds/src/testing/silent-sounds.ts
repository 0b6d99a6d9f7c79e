import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { renderInWorkers } from '../render/render-in-workers.ts'

/** MPEG-1 Layer III of 96 kbit/s at 44.1 kHz in stereo, all zeros: a frame of silence. */
const frame = Buffer.alloc(313)
frame.writeUInt32BE(0xff_fb_70_c4)
const FRAMES_PER_SECOND = 44_100 / 1152

/**
 * Instead of the synthesis, for tests about what is done with demo sounds: silence of each piece's length, made in no time.
 */
export const renderSilence: typeof renderInWorkers = async (jobs, folders, onRendered) => {
  for (const { seconds, keys } of jobs) {
    const bytes = Buffer.concat(new Array<Buffer>(Math.round(seconds * FRAMES_PER_SECOND)).fill(frame))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const storageKey = `${sha256.slice(0, 2)}/${sha256}.mp3`
    const file = join(folders.media, storageKey)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    const rendered = { storageKey, sha256, bytes: bytes.length, durationMs: seconds * 1000 }
    await onRendered(keys.map((key) => ({ key, ...rendered })))
  }
}
