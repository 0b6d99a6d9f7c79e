import { createHash } from 'node:crypto'
import { openByteSource } from '../mp3/byte-source.ts'
import { type FrameProblem, walkFrames } from '../mp3/walk-frames.ts'
import { PIECE_BYTES } from './limits.ts'

/** The audio that a file contains. */
export interface CheckedFile {
  /** Offsets of the first byte of audio and of the byte after the last; the rest of the file is tags. */
  start: number
  end: number
  /** The hash of these bytes only, so that different tags do not make it another sound. */
  sha256: string
  durationMs: number
}

/** Follows the frames of a whole file and hashes its audio, without measuring it. */
export function checkFile(path: string): CheckedFile | FrameProblem {
  const source = openByteSource(path)
  try {
    const audio = walkFrames(source)
    if (typeof audio === 'string') return audio
    const { start, end, durationMs } = audio
    const hash = createHash('sha256')
    for (let at = start; at < end; at += PIECE_BYTES)
      hash.update(source.read(at, Math.min(PIECE_BYTES, end - at)))
    return { start, end, durationMs, sha256: hash.digest('hex') }
  } finally {
    source.close()
  }
}
