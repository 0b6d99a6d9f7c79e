import type { DemoSound } from '../catalogue/demo-sound.ts'
import type { Piece } from '../synth/piece.ts'

/** A piece to synthesise in one length, and the sounds it is for. */
export interface RenderJob {
  piece: Piece
  seconds: number
  keys: readonly string[]
}

export interface RenderedFile {
  /** The keys of the sounds that it renders. */
  keys: readonly string[]
  path: string
  bytes: number
}

/** Returns one job per piece and length: the courses of a composition share one, and so do sounds of the tests. */
export function createRenderJobs(sounds: readonly DemoSound[]): RenderJob[] {
  const jobs = new Map<string, RenderJob>()
  for (const { key, seconds, piece } of sounds) {
    const id = `${piece.seed}/${seconds}`
    jobs.set(id, { piece, seconds, keys: [...(jobs.get(id)?.keys ?? []), key] })
  }
  return [...jobs.values()]
}
