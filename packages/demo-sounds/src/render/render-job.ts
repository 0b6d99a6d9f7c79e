import type { Kbps } from '../mp3/frames.ts'
import type { Piece } from '../synth/piece.ts'

/** A piece to synthesise in one length, and the sounds it is for. */
export interface RenderJob {
  piece: Piece
  seconds: number
  kbps: Kbps
  keys: readonly string[]
}

export interface RenderedFile {
  key: string
  /** Path below the media folder, named by the content: `ab/ab12….mp3`. */
  storageKey: string
  sha256: string
  bytes: number
  durationMs: number
}

export interface RenderFolders {
  media: string
  /** Unfinished files; on the same disk as the media, so that a finished one moves in one step. */
  incoming: string
}
