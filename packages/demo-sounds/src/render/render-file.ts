import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeMp3 } from '../mp3/encode-mp3.ts'
import { renderPiece } from '../synth/render-piece.ts'
import type { RenderedFile, RenderJob } from './render-job.ts'

/** Synthesises a piece and writes its file into `folder`. It appears complete or not at all. */
export async function renderFile(job: RenderJob, folder: string): Promise<RenderedFile> {
  const parts = await encodeMp3(renderPiece(job.piece, job.seconds))
  const name = createHash('sha256').update(`${job.piece.seed}/${job.seconds}`).digest('hex').slice(0, 16)
  const path = join(folder, `${name}.mp3`)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writev([...parts])
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  return { keys: job.keys, path, bytes: parts.reduce((sum, part) => sum + part.length, 0) }
}
