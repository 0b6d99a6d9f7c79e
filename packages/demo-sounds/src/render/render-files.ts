import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encode } from '../mp3/encode.ts'
import { compose } from '../synth/compose.ts'
import type { RenderedFile, RenderFolders, RenderJob } from './render-job.ts'

/** Synthesises a piece from beginning to end and writes its file. */
export async function renderFiles(job: RenderJob, folders: RenderFolders): Promise<RenderedFile[]> {
  const parts = await encode(compose(job.piece, job.seconds), job.kbps)
  const file = { durationMs: job.seconds * 1000, ...(await writeByContent(parts, folders)) }
  return job.keys.map((key) => ({ key, ...file }))
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
