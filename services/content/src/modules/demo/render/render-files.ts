import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodeLoop } from '../mp3/encode-loop.ts'
import { SAMPLES_PER_FRAME } from '../mp3/frames.ts'
import { infoFrame } from '../mp3/info-frame.ts'
import { compose } from '../synth/compose.ts'
import { SAMPLE_RATE } from '../synth/tone.ts'
import type { RenderedFile, RenderFolders, RenderJob } from './render-job.ts'

/** Synthesises and encodes a piece once and writes its files, each loop after loop behind an info frame. */
export async function renderFiles(job: RenderJob, folders: RenderFolders): Promise<RenderedFile[]> {
  const loop = await encodeLoop(compose(job.piece), job.kbps)
  const rendered: RenderedFile[] = []
  for (const { key, seconds } of job.files) {
    const loops = seconds / job.piece.loopSeconds
    if (!Number.isInteger(loops)) throw new RangeError(`${key}: ${seconds} s is no whole number of loops.`)
    const audioFrames = Math.round((seconds * SAMPLE_RATE) / SAMPLES_PER_FRAME)
    const parts = [infoFrame(job.kbps, audioFrames), ...new Array<Uint8Array<ArrayBuffer>>(loops).fill(loop)]
    rendered.push({ key, durationMs: seconds * 1000, ...(await writeByContent(parts, folders)) })
  }
  return rendered
}

/** Writes the file under the hash of its content. It appears complete or not at all, also after a kill or power cut. */
async function writeByContent(parts: readonly Uint8Array[], folders: RenderFolders) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const sha256 = hash.digest('hex')
  const storageKey = `${sha256.slice(0, 2)}/${sha256}.mp3`
  const unfinished = join(folders.incoming, sha256)
  const file = await open(unfinished, 'w')
  try {
    await file.writev([...parts])
    await file.datasync()
  } finally {
    await file.close()
  }
  const finished = join(folders.media, storageKey)
  await mkdir(dirname(finished), { recursive: true })
  await rename(unfinished, finished)
  return { storageKey, sha256, bytes: parts.reduce((sum, part) => sum + part.length, 0) }
}
