import type { Kbps } from '../mp3/frames.ts'
import type { Piece } from '../synth/piece.ts'

/** One piece to synthesise and encode once, and the files to make of it. */
export interface RenderJob {
  piece: Piece
  kbps: Kbps
  files: readonly { key: string; seconds: number }[]
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
